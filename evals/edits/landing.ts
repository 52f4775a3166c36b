import type { EditedScreen } from './edited-screen.ts';

/** A landing page, and edits of it. */
export const landing: EditedScreen = {
  prior: {
    state: {},
    root: 'site',
    elements: {
      site: { type: 'Stack', props: { gap: 'xl' }, children: ['hero', 'feats', 'faq', 'cta', 'visit'] },
      hero: { type: 'Hero', props: { title: 'Honey from the hills', subtitle: 'Raw and local' }, children: ['go'] },
      go: {
        type: 'Button',
        props: { label: 'Shop now', variant: 'primary' },
        children: [],
        on: { commit: { action: 'shop' } },
      },
      feats: {
        type: 'FeatureGrid',
        props: { features: [{ title: 'Organic' }, { title: 'Fast delivery' }, { title: 'Fair prices' }] },
        children: [],
      },
      faq: {
        type: 'FAQ',
        props: {
          items: [
            { question: 'Do you ship abroad?', answer: 'Yes.' },
            { question: 'Is it raw?', answer: 'Yes.' },
          ],
        },
        children: [],
      },
      cta: { type: 'CTA', props: { title: 'Visit the farm', description: 'Open on Saturdays' }, children: [] },
      visit: {
        type: 'Button',
        props: { label: 'Plan a visit', variant: 'outline' },
        children: [],
        on: { commit: { action: 'visit' } },
      },
    },
    actions: { shop: { kind: 'agent' }, visit: { kind: 'agent' } },
  },
  edits: [
    {
      prompt: 'Change the subtitle to "Raw, local and organic"',
      touches: ['hero'],
      after: { '/elements/hero/props/subtitle': 'Raw, local and organic' },
    },
    {
      prompt: 'Rename "Fast delivery" to "Next-day delivery"',
      touches: ['feats'],
      after: { '/elements/feats/props/features/1/title': 'Next-day delivery' },
    },
    {
      prompt: 'Remove "Fair prices" from the features',
      touches: ['feats'],
      after: { '/elements/feats/props/features/2': undefined },
    },
    {
      prompt: 'Add a feature "Plastic free"',
      touches: ['feats'],
      after: { '/elements/feats/props/features/3': { title: 'Plastic free' } },
    },
    { prompt: 'remove the faq', touches: ['site'], removes: ['faq'] },
    { prompt: 'Move the faq to the end', touches: ['site'], after: { '/elements/site/children/4': 'faq' } },
    { prompt: 'Make the shop button green', touches: ['go'], after: { '/elements/go/props/accent': 'green' } },
    {
      prompt: 'The headline should say "Honey from our hills"',
      touches: ['hero'],
      after: { '/elements/hero/props/title': 'Honey from our hills' },
    },
  ],
};
