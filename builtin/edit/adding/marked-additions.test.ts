import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { taggedChanges } from '#builtin/edit/reading/read-changes.ts';
import { CHANGE_TAGS } from '#builtin/edit/tagging/change-tags.ts';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '#evals/quality/builtin-spec.ts';

const element = (type: string, props: SpecElement['props'], children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});

const ask = (params: string) => ({ commit: { action: 'book', params: { [params]: { $state: `/${params}` } } } });

// Words between tags are marked as in the training files: "a [kind:button]".
function edited(prior: Spec, marked: string): Spec {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: Infinity }));
  const patch = startPatch(prior);
  const u = understand(briefOf(text, { mode: 'edit', priorSpec: prior }));
  const steps = taggedChanges(text, words, prior, (command) => applyCommand(patch, u, command));
  while (steps.next().done !== true);
  return patch.spec;
}

const typesIn = ({ elements }: Spec, id: string) => elements[id]?.children.map((child) => elements[child]?.type);

describe('every card', () => {
  const lane = (key: string, title: string) => ({
    ...element('BoardColumn', { title }, [`${key}Card`]),
    repeat: { statePath: `/lanes/${key}/cards` },
  });
  const BOARD: Spec = {
    state: {
      lanes: {
        a: { cards: [{ name: 'Bench', parts: [{ part: 'Leg' }] }] },
        b: { cards: [{ name: 'Chair', parts: [] }] },
      },
    },
    root: 'page',
    elements: {
      page: element('Stack', {}, ['board']),
      board: element('KanbanBoard', { columns: [] }, ['a', 'b']),
      a: lane('a', 'Open'),
      b: lane('b', 'Done'),
      aCard: element('KanbanCard', { title: { $bindItem: 'name' } }),
      bCard: element('KanbanCard', { title: { $bindItem: 'name' } }),
    },
  };

  test('shows a new member in each lane, also if only the card is tagged', () => {
    const spec = edited(BOARD, 'show the [new:client] on every [inside:card]');
    expect(spec.elements['aCard']?.props).toHaveProperty('meta', { $bindItem: 'client' });
    expect(spec.elements['bCard']?.props).toHaveProperty('meta', { $bindItem: 'client' });
  });

  test('keeps a word for all that belongs to a name', () => {
    const spec = edited(BOARD, 'put a [kind:button] [new:Print all] [inside:cards]');
    expect(Object.values(spec.elements)).not.toContainEqual(expect.objectContaining({ props: { label: 'Print' } }));
  });

  test('tells more in its line if the board holds its cards as data', () => {
    const cards = [{ title: 'Bench', meta: 'Oak' }, { title: 'Chair' }];
    const board = element('KanbanBoard', { columns: { $state: '/lanes' } });
    const prior = {
      state: { lanes: [{ title: 'Open', cards }] },
      root: 'page',
      elements: { page: element('Stack', {}, ['board']), board },
    };
    expect(edited(prior, 'each [inside:card] needs the [new:client]').state?.['lanes']).toEqual([
      {
        title: 'Open',
        cards: [
          { title: 'Bench', meta: 'Oak · Client: —' },
          { title: 'Chair', meta: 'Client: —' },
        ],
      },
    ]);
  });
});

describe('a page with controls but no form', () => {
  const PAGE: Spec = {
    state: { kind: '' },
    root: 'page',
    elements: {
      page: element('Stack', {}, ['title', 'kind', 'book', 'help']),
      title: element('PageHeader', { title: 'Firings' }),
      kind: element('Input', { label: 'Kind', value: { $bindState: '/kind' } }),
      book: { ...element('Button', { label: 'Book' }), on: ask('kind') },
      help: { ...element('Button', { label: 'Help' }), on: { commit: { action: 'help' } } },
    },
  };

  test('asks for what must or need not be told, and sends it with the rest', () => {
    const spec = edited(PAGE, 'we also need the [new:shelf], [optional:if known]');
    expect(Object.values(spec.elements)).toContainEqual(
      expect.objectContaining({ type: 'Input', props: expect.objectContaining({ label: 'Shelf' }) }),
    );
    expect(spec.elements['book']?.on?.commit).toHaveProperty('params.shelf', { $state: '/form/shelf' });
    expect(spec.elements['help']?.on?.commit).toEqual({ action: 'help' });
  });

  test.each([
    ['a [kind:date] please, [new:ready by]', 'DatePicker'],
    ['the [new:drawing] of the pot, as a [kind:file]', 'FileUpload'],
    ['add the [new:size], a [kind:menu] with [option:small], [option:big] and [option:huge]', 'Radio'],
  ])('asks with the control that is told: %s', (marked, type) => {
    expect(Object.values(edited(PAGE, marked).elements).map((one) => one.type)).toContain(type);
  });

  test('shows words in quotation marks where they are told to be', () => {
    const spec = edited(PAGE, "below the [after:kind] show '[new:Please dry it first]'");
    expect(typesIn(spec, 'page')).toEqual(['PageHeader', 'Input', 'Text', 'Button', 'Button']);
  });

  test('shows a fact that no list of facts takes as a line', () => {
    const spec = edited(PAGE, 'the [new:phone of the studio], [value:0800 55], below the [after:title]');
    expect(spec.elements['note']?.props).toEqual({ text: 'Phone of the studio: 0800 55' });
    expect(typesIn(spec, 'page')?.[1]).toBe('Text');
  });

  test('shows no entry of a list that it does not have', () => {
    expect(edited(PAGE, 'add [new:Kiln Seven], [value:400 l], after the [after:title]')).toEqual(PAGE);
  });
});

test('a filter that no list takes does not show what it filters by', () => {
  const shelf = { ...element('Stack', {}, ['book']), repeat: { statePath: '/books' } };
  const prior = {
    state: { books: [{ title: 'Emma', reader: 'Ida' }] },
    root: 'page',
    elements: {
      page: element('Stack', {}, ['shelf']),
      shelf,
      book: element('Card', { title: { $bindItem: 'title' } }),
    },
  };
  expect(edited(prior, 'a [kind:search] for the [new:reader]')).toEqual(prior);
});

describe('what is told before', () => {
  const SHOP: Spec = {
    state: {
      sold: [
        ['Emma', '4'],
        ['Total', '4'],
      ],
      kind: '',
    },
    root: 'page',
    elements: {
      page: element('Stack', {}, ['facts', 'sales', 'colour', 'note']),
      facts: element('DescriptionList', { items: [{ term: 'Born', description: 'May 3' }] }),
      sales: element('Table', { columns: ['Book', 'Copies'], rows: { $state: '/sold' }, caption: 'Sales' }),
      colour: element('Select', { label: 'Colour', options: ['Red', 'Lead'], value: { $bindState: '/kind' } }),
      note: element('Input', { label: 'Note', value: { $bindState: '/note' } }),
    },
  };
  const optionsIn = ({ elements }: Spec) => elements['colour']?.props['options'];
  const labels = ({ elements }: Spec) => Object.values(elements).map(({ props }) => props['label']);

  test('tells where something goes in its stead', () => {
    expect(optionsIn(edited(SHOP, 'take [gone:Lead] out of the [inside:Colour] and add [new:Green]'))).toEqual([
      'Red',
      'Green',
    ]);
    expect(optionsIn(edited(SHOP, 'in [inside:Colour] add [new:Green], it is needed, and also [new:Blue]'))).toEqual([
      'Red',
      'Lead',
      'Green',
      'Blue',
    ]);
  });

  test('tells that more is asked for, in that order', () => {
    const spec = edited(
      SHOP,
      'add a [kind:field] for the [new:shelf] after the [after:note], [optional:if known], and the [new:floor]',
    );
    expect(labels(spec).slice(-2)).toEqual(['Shelf', 'Floor']);
    expect(spec.elements['page']?.children.slice(-2)).toEqual(['shelfInput', 'floorInput']);
  });

  test('tells nothing in another sentence', () => {
    expect(optionsIn(edited(SHOP, 'take [gone:Lead] out of the [inside:Colour]. Add [new:Green]'))).toEqual(['Red']);
  });

  test('a thing without a kind and a place is no member of just any list', () => {
    expect(edited(SHOP, 'we could do with [new:opening hours]')).toEqual(SHOP);
  });

  test('a fact beside a fact is no entry of a list', () => {
    const spec = edited(SHOP, 'the [new:next check], [value:May 9], under [after:Born]');
    expect(spec.elements['facts']?.props['items']).toContainEqual({ term: 'Next check', description: 'May 9' });
  });

  test('a new entry goes above the total', () => {
    const spec = edited(SHOP, 'add [new:Persuasion], [value:7] copies, to the [inside:sales]');
    expect(spec.state?.['sold']).toEqual([
      ['Emma', '4'],
      ['Persuasion', '7'],
      ['Total', '4'],
    ]);
  });

  test('a line that need not be filled in is no text to show', () => {
    const spec = edited(
      SHOP,
      'a [kind:line] for [new:what it was for] under the [after:note], they [optional:can leave it]',
    );
    expect(labels(spec)).toContain('What it was for');
  });
});

test('a form sends nothing for a control that has no room at its place', () => {
  const prior = {
    state: { stars: 0 },
    root: 'form',
    elements: {
      form: { ...element('Form', {}, ['frame']), on: ask('stars') },
      frame: element('FormField', { label: 'Rating' }, ['rating']),
      rating: element('Rating', { value: { $bindState: '/stars' } }),
    },
  };
  expect(edited(prior, 'in the [inside:Rating] add a [kind:field] for [new:remarks]')).toEqual(prior);
});

test('a new thing does not show a member of the cards that shares a word with it', () => {
  const prior = {
    state: { jobs: [{ job: 'Sow', crew: 'Crew 1' }] },
    root: 'page',
    elements: {
      page: element('Stack', {}, ['list']),
      list: { ...element('Stack', {}, ['card']), repeat: { statePath: '/jobs' } },
      card: element('Card', { title: { $bindItem: 'job' } }),
    },
  };
  expect(edited(prior, 'put [new:Crew 4] into the [inside:menu of teams]')).toEqual(prior);
});

describe('a filter', () => {
  const jobs = [
    { job: 'Sow', crew: 'Ida' },
    { job: 'Weed', crew: 'Ben' },
    { job: 'Hoe', crew: 'Ida' },
  ];
  const GARDEN: Spec = {
    state: { jobs },
    root: 'page',
    elements: {
      page: element('Stack', {}, ['list']),
      list: { ...element('Stack', {}, ['card']), repeat: { statePath: '/jobs' } },
      card: { ...element('Card', { title: { $bindItem: 'job' } }, ['who']), visible: { $item: 'job' } },
      who: element('Text', { text: { $bindItem: 'crew' } }),
    },
  };
  const isChosen = {
    $or: [
      { $state: '/crewFilter', not: true },
      { $item: 'crew', eq: { $state: '/crewFilter' } },
    ],
  };

  test.each(['add a [kind:filter] by [new:crew]', 'a [kind:filter] for [new:who does it]: [option:Ida], [option:Ben]'])(
    'leaves the entries of a repeated list that have the chosen value: %s',
    (marked) => {
      const spec = edited(GARDEN, marked);
      expect(spec.elements['card']?.visible).toEqual([{ $item: 'job' }, isChosen]);
      expect(spec.elements['crewFilter']?.props).toMatchObject({
        options: [
          { label: 'Ben', value: 'Ben' },
          { label: 'Ida', value: 'Ida' },
        ],
        value: { $bindState: '/crewFilter' },
      });
      expect(spec.state?.['crewFilter']).toBe('');
    },
  );

  test.each([
    ['a [kind:filter] by [new:crew], [option:more than 2], [option:more than 5]'],
    ['a [kind:filter] for [new:crew above 20]'],
    ['a [kind:filter] by [new:weather]'],
  ])('is not added for what no entry has: %s', (marked) => {
    expect(edited(GARDEN, marked)).toEqual(GARDEN);
  });

  test('leaves a table as it is whose column has nothing to choose from', () => {
    const rows = [
      ['Sow', ''],
      ['Weed', 'Ida'],
    ];
    const table = element('Table', { columns: ['Job', 'Crew'], rows });
    const prior = { state: {}, root: 'page', elements: { page: element('Stack', {}, ['table']), table } };
    expect(edited(prior, 'add a [kind:filter] by [new:crew]')).toEqual(prior);
  });
});
