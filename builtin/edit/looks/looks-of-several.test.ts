import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';

const STOPS = [
  { town: 'Kiel', fare: '12 €', note: 'Full' },
  { town: 'Bonn', fare: '9 €', note: 'Open' },
  { town: 'Ulm', fare: '30 €', note: 'Full' },
];

/** Figures in a row, cards for the stops of a list, a table, buttons of which one is large. */
const SCREEN: Spec = {
  state: { stops: STOPS },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['figures', 'list', 'trips', 'hint', 'late', 'buttons'] },
    figures: { type: 'StatGroup', props: { columns: 2 }, children: ['sold', 'gain'] },
    sold: { type: 'Stat', props: { label: 'Seats sold', value: '48' }, children: [] },
    gain: { type: 'Stat', props: { label: 'Total profit', value: '310 €' }, children: [] },
    list: { type: 'Stack', props: { gap: 'sm' }, children: ['stop'], repeat: { statePath: '/stops' } },
    stop: { type: 'Card', props: { title: { $bindItem: 'town' } }, children: ['line'] },
    line: { type: 'Grid', props: { template: '3fr 1fr' }, children: ['fare', 'note'] },
    fare: { type: 'Text', props: { text: { $bindItem: 'fare' } }, children: [] },
    note: { type: 'Badge', props: { text: { $bindItem: 'note' } }, children: [] },
    trips: {
      type: 'DataTable',
      props: { columns: [{ key: 'p', label: 'Profit' }], rows: [{ p: '3 €' }] },
      children: [],
    },
    hint: { type: 'Text', props: { text: 'Seats are limited', variant: 'caption', tone: 'muted' }, children: [] },
    late: { type: 'Alert', props: { title: 'Line closed', tone: 'info' }, children: [] },
    buttons: { type: 'Stack', props: { direction: 'horizontal' }, children: ['book', 'share'] },
    book: { type: 'Button', props: { label: 'Book a seat', size: 'lg', submit: true }, children: [] },
    share: { type: 'Button', props: { label: 'Share', variant: 'outline' }, children: [] },
  },
};

function styled(target: string, look: string): Spec {
  const patch = startPatch(SCREEN);
  applyCommand(patch, { given: {}, prompt: '' } as unknown as Understanding, { verb: 'style', target, look });
  return patch.spec;
}

const props = (target: string, look: string, id: string) => styled(target, look).elements[id]?.props;

describe('a look', () => {
  test('of a kind in the plural is that of all of them, also where they stand at the top', () => {
    expect(props('the two buttons', 'bigger', 'share')).toMatchObject({ size: 'lg' });
    expect(['sold', 'gain'].map((id) => props('the figures at the top', 'bigger', id)?.['size'])).toEqual(['lg', 'lg']);
    expect(props('the button at the bottom', 'red', 'share')).toMatchObject({ variant: 'danger' });
    expect(props('the button', 'red', 'share')).toEqual(SCREEN.elements['share']?.props);
    expect(props('the rows', 'compact', 'trips')).toMatchObject({ density: 'compact' });
  });

  test('of a kind of value is that of what shows it in every entry', () => {
    expect(props('the prices', 'bold', 'fare')).toMatchObject({ weight: 'bold' });
  });

  test('of one entry, or of those with the same value, is a condition on the entries', () => {
    const { elements, state } = styled('Full', 'red');
    expect(elements['note']?.props['tone']).toEqual({ $bindItem: 'tone' });
    expect(state['stops']).toMatchObject([{ tone: 'critical' }, { note: 'Open' }, { tone: 'critical' }]);
    expect(styled('Bonn', 'green').state['stops']).toMatchObject([{}, { accent: 'green' }, {}]);
  });

  test('of the only warning, or of the button that sends the form, may be named by its purpose', () => {
    expect(props('the warning about the tracks', 'red', 'late')).toMatchObject({ tone: 'critical' });
    expect(props('the save button', 'green', 'book')).toMatchObject({ accent: 'green' });
  });

  test('of a column is not that of a figure with a longer name', () => {
    expect(styled('profit', 'red')).toEqual(SCREEN);
  });

  test('that a component lacks is the nearest one', () => {
    expect(props('Seats sold', 'bold', 'sold')).toMatchObject({ size: 'lg' });
    expect(props('Book a seat', 'bigger', 'book')).toMatchObject({ fullWidth: true });
    expect(props('Share', 'secondary', 'share')).toMatchObject({ variant: 'ghost' });
  });

  test('that stands out is muted no longer', () => {
    expect(props('Seats are limited', 'highlighted', 'hint')).toEqual({ text: 'Seats are limited', weight: 'bold' });
  });

  test('in columns arranges the entries of a list and leaves what is in them', () => {
    const { elements } = styled('the cards', '2 columns');
    expect(elements['list']).toMatchObject({ type: 'Grid', props: { columns: 2, gap: 'sm' }, repeat: {} });
    expect(elements['line']).toEqual(SCREEN.elements['line']);
  });
});
