import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const SCREEN: Spec = {
  state: { stay: { room: '', guests: 2, from: '', why: '', wifi: false, tea: true }, step: 0, host: 'Mara Lind' },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['head', 'facts', 'rooms', 'steps', 'second', 'form'] },
    head: { type: 'PageHeader', props: { title: 'Stays' }, children: [] },
    facts: { type: 'StatGroup', props: {}, children: ['floor', 'host'] },
    floor: { type: 'Stat', props: { label: 'Floor', value: 'B2' }, children: [] },
    host: { type: 'Stat', props: { label: 'Host', value: { $state: '/host' } }, children: [] },
    rooms: {
      type: 'DataTable',
      props: { columns: [{ key: 'name', label: 'Room name' }], rows: [{ name: 'Attic' }, { name: 'Barn' }] },
      children: [],
    },
    steps: {
      type: 'Stepper',
      props: { steps: [{ label: 'Dates' }, { label: 'Pick-up' }], current: { $bindState: '/step' } },
      children: [],
    },
    second: { type: 'Card', props: { title: 'Pick-up' }, children: [], visible: { $state: '/step', eq: 1 } },
    form: {
      type: 'Form',
      props: {},
      children: ['room', 'guests', 'from', 'why', 'wifi', 'tea', 'wipe', 'send'],
      on: { commit: { action: 'book', params: {} } },
    },
    room: field('Input', { label: 'Room', value: { $bindState: '/stay/room' } }),
    guests: field('NumberInput', { label: 'Guests', value: { $bindState: '/stay/guests' } }),
    from: field('TimePicker', { label: 'Arrival', value: { $bindState: '/stay/from' }, minuteStep: 15 }),
    why: field('Textarea', { label: 'Reason', value: { $bindState: '/stay/why' } }),
    wifi: field('Switch', { label: 'Wifi', checked: { $bindState: '/stay/wifi' } }),
    tea: field('Switch', { label: 'Tea', checked: { $bindState: '/stay/tea' } }),
    wipe: field('Button', { label: 'Wipe all', variant: 'danger' }),
    send: field('Button', { label: 'Book it', variant: 'primary', submit: true }),
  },
  actions: { book: { kind: 'agent' } },
};

function field(type: string, props: SpecElement['props']): SpecElement {
  return { type, props, children: [] };
}

function edited(prompt: string): Spec {
  return builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: SCREEN }));
}

const propsOf = (prompt: string, id: string) => edited(prompt).elements[id]?.props;

test('a column is aligned with the words that its component knows', () => {
  const { elements } = edited('the Room name column should be right aligned');
  expect(elements['rooms']?.props['columns']).toEqual([{ key: 'name', label: 'Room name', align: 'end' }]);
});

describe('a statement about an element', () => {
  test.each([
    ['The floor is D3 now', 'floor'],
    ['Floor ist jetzt D3', 'floor'],
    ['floor è D3 adesso', 'floor'],
  ])('sets its value: %s', (prompt, id) => {
    expect(propsOf(prompt, id)).toMatchObject({ value: 'D3' });
  });

  test('sets the value in the state if the element is bound to it, without leading articles', () => {
    expect(edited('il host ora è il Dott. Ugo Pace').state).toMatchObject({ host: 'Dott. Ugo Pace' });
  });

  test.each(['The floor is too low', 'The host is not happy', 'Is the floor right?'])(
    'without a name or a number is an opinion and changes nothing: %s',
    (prompt) => {
      expect(edited(prompt)).toEqual(SCREEN);
    },
  );

  test.each(["It's 'Bedroom', not Room name", "'Room name' is just 'Bedroom'", '«Room name» passa a «Bedroom»'])(
    'renames it: %s',
    (prompt) => {
      expect(propsOf(prompt, 'rooms')).toMatchObject({ columns: [{ key: 'name', label: 'Bedroom' }] });
    },
  );

  test('renames a step and the card that it shows', () => {
    const { elements } = edited('The second step is called Handover, not Pick-up');
    expect(elements['second']?.props).toMatchObject({ title: 'Handover' });
    expect(elements['steps']?.props).toMatchObject({ steps: [{ label: 'Dates' }, { label: 'Handover' }] });
  });

  test('sets a date as written', () => {
    expect(propsOf('Floor is 7 June 2027 now', 'floor')).toMatchObject({ value: '7 June 2027' });
  });

  test.each([
    ['On ne prend pas moins de 3 guests', { min: 3 }],
    ['6 guests at the latest', { max: 6 }],
    ['Never more than 6 guests', { max: 6 }],
    ['Les guests ne doivent pas dépasser 6', { max: 6 }],
    ['guests go from 2 to 6', { min: 2, max: 6 }],
  ])('sets its minimum or maximum: %s', (prompt, bounds) => {
    expect(propsOf(prompt, 'guests')).toMatchObject(bounds);
  });

  test.each([
    ['Let them pick the arrival in half hours, not quarters', 30],
    ['arrival im Halbstundentakt, also halbstündlich', 30],
  ])('sets its step: %s', (prompt, minuteStep) => {
    expect(propsOf(prompt, 'from')).toMatchObject({ minuteStep });
  });

  test.each(['You must give a reason', 'Man muss einen Reason angeben', 'on doit indiquer le reason'])(
    'makes it required: %s',
    (prompt) => {
      expect(propsOf(prompt, 'why')).toMatchObject({ required: true });
    },
  );

  test.each([
    'let people choose the room from a list: Attic, Barn or Loft',
    'Instead of typing the room, a dropdown with Attic, Barn and Loft',
    'que el room se elija de una lista: Attic, Barn, Loft',
    'the room: let them pick Attic, Barn or Loft',
  ])('lists its options: %s', (prompt) => {
    const options = ['Attic', 'Barn', 'Loft'].map((label) => ({ label, value: label }));
    expect(edited(prompt).elements['room']).toMatchObject({ type: 'Select', props: { label: 'Room', options } });
  });

  test('without a verb is a change of its own after a place or a removal', () => {
    const { elements } = edited("guests go before the room and the wipe button just 'Clear'");
    expect(elements['form']?.children.slice(0, 2)).toEqual(['guests', 'room']);
    expect(elements['wipe']?.props).toMatchObject({ label: 'Clear' });
    const other = edited("We don't need the reason, and instead a switch 'Pets'").elements;
    expect(other['why']).toBeUndefined();
    expect(Object.values(other).map(({ props }) => props['label'])).toContain('Pets');
  });

  test('states a place even if its verb could also introduce a name', () => {
    const { elements } = edited('Die Guests stehen bitte über Room');
    expect(elements['form']?.children.slice(0, 2)).toEqual(['guests', 'room']);
    expect(elements['guests']?.props).toMatchObject({ label: 'Guests' });
  });

  test('renames a fact that is kept in the state', () => {
    const prior: Spec = {
      state: { facts: [{ term: 'Maker', description: 'Klotz' }] },
      root: 'facts',
      elements: { facts: { type: 'DescriptionList', props: { items: { $state: '/facts' } }, children: [] } },
    };
    const { state } = builtinSpec(briefOf('Instead of Maker "Workshop"', { mode: 'edit', priorSpec: prior }));
    expect(state).toEqual({ facts: [{ term: 'Workshop', description: 'Klotz' }] });
  });

  test('that it is too much of a look removes the look', () => {
    expect(propsOf('The wipe button is too loud in red', 'wipe')).toMatchObject({ variant: 'outline' });
  });
});

describe('a request to ask for something', () => {
  const added = (prompt: string) =>
    Object.entries(edited(prompt).elements).flatMap(([id, { type, props }]) =>
      SCREEN.elements[id] === undefined ? [{ type, label: props['label'] }] : [],
    );

  test.each([
    ['we also need to know how they travel: by train or by car', { type: 'Radio', label: 'How they travel' }],
    ['under the reason a box where they can write about their pets', { type: 'Textarea', label: 'Pets' }],
    ['give them a bigger text box to tell us about allergies', { type: 'Textarea', label: 'Allergies' }],
    ['Guests should also be able to leave a comment', { type: 'Textarea', label: 'Comment' }],
    ['pregunta también si tienen perro', { type: 'Checkbox', label: 'Si tienen perro' }],
    ['falta el segundo apellido detrás de room', { type: 'Input', label: 'Segundo apellido' }],
    ['ask which day suits (Monday to Friday)', { type: 'Select', label: 'Which day suits' }],
    ['add Beside the sea to the list after tea', { type: 'Switch', label: 'Beside the sea' }],
  ])('adds a control with that label: %s', (prompt, control) => {
    expect(added(prompt)).toEqual([control]);
  });

  test.each(['ajoutez Berlin aux destinations', 'una casella da spuntare in fondo'])(
    'adds nothing without a known place or a label: %s',
    (prompt) => {
      expect(edited(prompt)).toEqual(SCREEN);
    },
  );
});
