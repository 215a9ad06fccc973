import rooftop from '../../pictures/gallery-rooftop-morning.json' with { type: 'json' }
import teaStall from '../../pictures/gallery-tea-stall-fuel.json' with { type: 'json' }
import { brand } from '../../brand/brand.ts'

export const about = {
  hero: {
    title: 'Strong is a\u00a0habit, not\u00a0a\u00a0size.',
    lead: `${brand.name} is the Bangla word for strong. Protein, snacks and gear from ${brand.city} for people in Bangladesh who turn up: before work, after the school run, in forty degrees.`,
  },
  story: {
    heading: 'Our story',
    statement: 'It began with a\u00a0wet\u00a0label.',
    lead: 'One imported tub, one monsoon, and a powder that had turned to stone by July.',
    paragraphs: [
      'The label, as far as it could still be read, promised birthday cake and quoted its price in dollars.',
      'So we set out to make our own: closed tight for the rains, flavoured like home, priced in taka and labelled so that anyone can read it. Malai came first. Naga chilli was a dare.',
      'The shelf has grown since, and the rule has not. If we would not carry it to our own gym, it does not go up.',
    ],
    image: rooftop,
  },
  values: {
    heading: 'Our values',
    statement: 'What we hold\u00a0to.',
    items: [
      {
        title: 'Honest',
        text: 'If it is in the tub, it is on the label, and it comes straight from us.',
      },
      { title: 'Local', text: 'Tasted here, priced here, and made for this weather.' },
      { title: 'Patient', text: 'Strength keeps its own calendar. We are in no hurry either.' },
      { title: 'Open', text: 'Every gym, every body, every level.' },
    ],
  },
  mission: {
    heading: 'Our mission',
    statement: 'Good protein within reach of every gym in the\u00a0country.',
  },
  goalsImage: teaStall,
  vision: {
    heading: 'Our vision',
    statement: 'A Bangladesh where strong is\u00a0ordinary.',
  },
} as const
