declare module '@adobe/structured-data-validator' {
  type Issue = { severity: 'ERROR' | 'WARNING'; errorType?: 'schemaOrg'; issueMessage: string }

  export default class Validator {
    constructor(schemaOrgJson: { '@graph': object[] })
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
