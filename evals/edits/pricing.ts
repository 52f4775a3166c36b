import type { EditedScreen } from './edited-screen.ts';

/** A pricing page, and edits of it. */
export const pricing: EditedScreen = {
  prior: {
    state: { billing: 'monthly' },
    root: 'wrap',
    elements: {
      wrap: { type: 'Container', props: { maxWidth: 'xl' }, children: ['ttl', 'grid', 'foot'] },
      ttl: { type: 'Heading', props: { text: 'Simple pricing', level: 'h1' }, children: [] },
      grid: { type: 'Grid', props: { columns: 3, gap: 'lg' }, children: ['p1', 'p2', 'p3'] },
      p1: {
        type: 'PlanCard',
        props: { name: 'Free', price: '$0', ctaLabel: 'Start', features: ['1 project', 'Community support'] },
        children: [],
        on: { commit: { action: 'pick', params: { plan: 'free' } } },
      },
      p2: {
        type: 'PlanCard',
        props: { name: 'Pro', price: '$20', ctaLabel: 'Buy Pro', features: ['10 projects', 'Email support'] },
        children: [],
        on: { commit: { action: 'pick', params: { plan: 'pro' } } },
      },
      p3: {
        type: 'PlanCard',
        props: { name: 'Team', price: '$60', ctaLabel: 'Buy Team', features: ['Unlimited projects', 'Phone support'] },
        children: [],
        on: { commit: { action: 'pick', params: { plan: 'team' } } },
      },
      foot: { type: 'Text', props: { text: 'All prices without tax.', variant: 'muted' }, children: [] },
    },
    actions: { pick: { kind: 'agent' } },
  },
  edits: [
    { prompt: 'Highlight the Pro plan', touches: ['p2'], after: { '/elements/p2/props/highlighted': true } },
    {
      prompt: 'Change the price of the Pro plan to $25',
      touches: ['p2'],
      after: { '/elements/p2/props/price': '$25' },
    },
    { prompt: 'Rename the Team plan to Business', touches: ['p3'], after: { '/elements/p3/props/name': 'Business' } },
    { prompt: 'Remove the Free plan', touches: ['grid'], removes: ['p1'] },
    {
      prompt: 'Add "Priority support" to the Team plan',
      touches: ['p3'],
      after: { '/elements/p3/props/features/2': 'Priority support' },
    },
    {
      prompt: 'Remove "Community support" from the Free plan',
      touches: ['p1'],
      after: { '/elements/p1/props/features': ['1 project'] },
    },
    { prompt: 'Put Pro before Free', touches: ['grid'], after: { '/elements/grid/children': ['p2', 'p1', 'p3'] } },
    {
      prompt: 'Change the heading to "Plans for everyone"',
      touches: ['ttl'],
      after: { '/elements/ttl/props/text': 'Plans for everyone' },
    },
    {
      prompt: 'change the button of the Free plan to "Try it"',
      touches: ['p1'],
      after: { '/elements/p1/props/ctaLabel': 'Try it' },
    },
    { prompt: 'remove the text at the bottom', touches: ['wrap'], removes: ['foot'] },
    { prompt: 'Center the heading', touches: ['ttl'], after: { '/elements/ttl/props/align': 'center' } },
  ],
};
