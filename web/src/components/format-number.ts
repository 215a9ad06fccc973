/** A whole number with its thousands separated. Intl would do it, but its first use takes a cheap phone 100 ms. */
export const formatNumber = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
