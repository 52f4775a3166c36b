import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { CHANGE_TAGS } from '#builtin/edit/tagging/change-tags.ts';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';
import { applyCommand } from './apply-command.ts';
import { startPatch } from './patch.ts';
import { attemptsFor } from './reading/attempts.ts';
import { changesIn, type Change } from './reading/changes.ts';

/** A workshop: a grid table with headings, cards of one list, two buttons in a row, a chart. */
const SCREEN: Spec = {
  state: {
    jobs: [
      { bike: 'Gazelle', owner: 'Moss', cost: '40 €', state: 'Waiting', tone: 'info' },
      { bike: 'Batavus', owner: 'Kerr', cost: '25 €', state: 'Done', tone: 'success' },
      { bike: 'Union', owner: 'Lind', cost: '60 €', state: 'Waiting', tone: 'info' },
    ],
    places: [{ town: 'Kiel', street: 'Hafen 3' }],
  },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['head', 'titles', 'rows', 'list', 'note', 'chart', 'buttons'] },
    head: {
      type: 'PageHeader',
      props: { title: 'Workshop', description: 'Mended by Friday', eyebrow: 'May' },
      children: [],
    },
    titles: { type: 'Grid', props: { template: '2fr 1fr 1fr' }, children: ['t1', 't2', 't3'] },
    t1: { type: 'Text', props: { text: 'Bike' }, children: [] },
    t2: { type: 'Text', props: { text: 'Cost' }, children: [] },
    t3: { type: 'Text', props: { text: 'State' }, children: [] },
    rows: { type: 'Stack', props: {}, children: ['row'], repeat: { statePath: '/jobs' } },
    row: { type: 'Grid', props: { template: '2fr 1fr 1fr' }, children: ['c1', 'c2', 'c3'] },
    c1: { type: 'Text', props: { text: { $bindItem: 'bike' } }, children: [] },
    c2: { type: 'Text', props: { text: { $bindItem: 'cost' } }, children: [] },
    c3: { type: 'Badge', props: { text: { $bindItem: 'state' }, tone: { $bindItem: 'tone' } }, children: [] },
    list: { type: 'Stack', props: {}, children: ['item'], repeat: { statePath: '/places' } },
    item: {
      type: 'ListItem',
      props: { title: { $bindItem: 'town' }, description: { $bindItem: 'street' } },
      children: [],
    },
    note: { type: 'Textarea', props: { label: 'Remark (optional)', name: 'remark' }, children: [] },
    chart: { type: 'BarChart', props: { data: [], showLegend: true, height: '200px' }, children: [] },
    buttons: { type: 'Stack', props: { direction: 'horizontal' }, children: ['save', 'print'] },
    save: { type: 'Button', props: { label: 'Save draft', variant: 'outline' }, children: [] },
    print: { type: 'Button', props: { label: 'Print list', variant: 'primary' }, children: [] },
  },
};

// The screen after a request whose words are marked.
function after(marked: string): Spec {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: Infinity }));
  const understanding = understand(briefOf(text, { mode: 'edit', priorSpec: SCREEN }));
  const patch = startPatch(SCREEN);
  let lastMentioned: string | undefined;
  let before: Change | undefined;
  for (const change of changesIn(text, words)) {
    for (const attempt of attemptsFor(change, { spec: patch.spec, prompt: text, lastMentioned, before }))
      attempt.find((one) => applyCommand(patch, understanding, one));
    lastMentioned = change.words.at(-1)?.text;
    before = change;
  }
  return patch.spec;
}

const props = (marked: string, id: string) => after(marked).elements[id]?.props;
const tones = (spec: Spec): Json[] => (spec.state['jobs'] as { tone: string }[]).map(({ tone }) => tone);

describe('a look', () => {
  test('of several is given whole', () => {
    expect(props('[styled:Save draft] [look:bigger and green]', 'save')).toMatchObject({ size: 'lg', accent: 'green' });
  });

  test('is denied only by words right before it', () => {
    expect(props('the button of no use, [styled:Save draft], should be [look:red]', 'save')).toMatchObject({
      variant: 'danger',
    });
    expect(props('[styled:Print list] should not be [look:primary]', 'print')).toMatchObject({ variant: 'outline' });
  });

  test('that stands out is bigger for what is the main one already', () => {
    expect(props('[styled:Save draft] should [look:stand out]', 'save')).toMatchObject({ variant: 'primary' });
    expect(props('[styled:Print list] should [look:stand out]', 'print')).toMatchObject({ size: 'lg' });
  });

  test('of a row of buttons is that of the buttons', () => {
    expect(props('the [styled:two buttons] [look:green]', 'buttons')?.['bg']).toBeUndefined();
  });

  test('of a column is that of its cells, and its alignment also of its heading', () => {
    const bold = after('[styled:cost] [look:bold]').elements;
    expect([bold['c2']?.props, bold['t2']?.props]).toMatchObject([{ weight: 'bold' }, { text: 'Cost' }]);
    const aligned = after('[styled:cost] [look:right aligned]').elements;
    expect([aligned['c2']?.props, aligned['t2']?.props]).toMatchObject([{ align: 'right' }, { align: 'right' }]);
  });

  test('is not given by a value', () => {
    expect(after('[styled:cost over 30 euros] [look:red]')).toEqual(SCREEN);
  });

  test('of the badges with one text is their tone in the rows', () => {
    expect(tones(after('[styled:Waiting] in [look:red]'))).toEqual(['critical', 'success', 'critical']);
  });

  test('of what is called hard to see, or of the things that were swapped, is told after them', () => {
    expect(props('[styled:Save draft] is hard to see, make [styled:it] [look:red]', 'save')).toMatchObject({
      variant: 'danger',
    });
    const both = after(
      'swap [swapped:Save draft] and [swapped:Print list] and make [styled:both] [look:bigger]',
    ).elements;
    expect([both['save']?.props, both['print']?.props]).toMatchObject([{ size: 'lg' }, { size: 'lg' }]);
    const second = after('swap [swapped:Save draft] and [swapped:Print list], [styled:the second] [look:red]').elements;
    expect([second['save']?.props, second['print']?.props]).toMatchObject([
      { variant: 'outline' },
      { variant: 'danger' },
    ]);
  });

  test('of "it" is that of the kind that is named before, and several colors of one thing are none', () => {
    expect(props('the chart is tiny, make [styled:it] [look:taller]', 'chart')).toMatchObject({ height: '300px' });
    expect(after('[styled:Save draft] in [look:green and red]')).toEqual(SCREEN);
  });

  test('may be told by other words than the tagger knows', () => {
    expect(props('[styled:Print list] [look:less prominent]', 'print')).toMatchObject({ variant: 'secondary' });
    expect(props('[styled:Save draft] [look:with a star]', 'save')).toMatchObject({ icon: 'star' });
  });

  test('never colors the page unless the page is named', () => {
    expect(after('make [styled:it] [look:red]')).toEqual(SCREEN);
  });

  test('may be an icon', () => {
    expect(props('[styled:Save draft] with a [look:truck icon]', 'save')).toMatchObject({ icon: 'truck' });
  });
});

describe('a removal', () => {
  test('of a member removes its column, or the prop that shows it', () => {
    const { elements } = after('the [gone:cost] can go');
    expect([elements['titles']?.children, elements['row']?.children]).toEqual([
      ['t1', 't3'],
      ['c1', 'c3'],
    ]);
    expect(props('drop the [gone:street]', 'item')).not.toHaveProperty('description');
  });

  test('of a line is told by where it stands beside the title', () => {
    expect(props('drop the [gone:line under the title]', 'head')).toEqual({ title: 'Workshop', eyebrow: 'May' });
    expect(props('drop the [gone:line above the title]', 'head')).toEqual({
      title: 'Workshop',
      description: 'Mended by Friday',
    });
  });

  test('of a sentence that describes leaves what it describes', () => {
    expect(props('drop [gone:Mended by Friday]', 'head')).toEqual({ title: 'Workshop', eyebrow: 'May' });
  });

  test('of a legend hides it, and of "(optional)" shortens the label', () => {
    expect(props('the [gone:legend] can go', 'chart')).toMatchObject({ showLegend: false });
    expect(props('drop the [gone:(optional)]', 'note')).toMatchObject({ label: 'Remark' });
  });

  test('of "that button" or "that row" is of the one named before', () => {
    expect(after('Nobody uses Save draft, drop [gone:that button]').elements['save']).toBeUndefined();
    expect(tones(after('Batavus is sold, drop [gone:that row]'))).toEqual(['info', 'info']);
  });
});
