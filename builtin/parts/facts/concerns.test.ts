import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const CLOCK = {
  object: {
    id: '5f1c0e7a-90d3',
    accession_no: '1957.114.3',
    title: 'Regulator clock',
    maker: null,
    condition: 'UNSTABLE',
    condition_note: 'Veneer is lifting.',
    location_id: 'loc-2',
    image_url: 'https://img.example.org/front.jpg',
    on_display: false,
    handling: ['TWO_PERSON_LIFT', 'NITRILE_GLOVES'],
    treatments: [{ treatment_id: 't1', performed_on: '2019-04-09', summary: 'Dry surface cleaning.', hours: 3 }],
  },
  locations: [
    { id: 'loc-1', name: 'Quarantine room', floor: 1 },
    { id: 'loc-2', name: 'Lab bay', floor: 2 },
  ],
};
const text = { type: 'string' };
const MOVE = {
  name: 'move_object',
  params: {
    type: 'object',
    properties: { object_id: text, to_location_id: text },
    required: ['object_id', 'to_location_id'],
  },
};

function pageFor(prompt: string, data: JsonObject, actions = [MOVE]) {
  const input = briefOf(prompt, { data, actions });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return { state: spec.state, elements: Object.values(spec.elements) };
}

describe('the page of one thing', () => {
  const { state, elements } = pageFor('Object page for the lab, with its condition and a way to move it.', CLOCK);
  const ofType = (type: string) => elements.filter((element) => element.type === type);
  const written = JSON.stringify(state);

  test('is titled with the name of the thing, its number above', () => {
    expect(ofType('PageHeader')[0]?.props['title']).toEqual({ $state: '/object/title' });
    expect(written).toContain('Object · 1957.114.3');
  });

  test('shows its picture once, beside its values', () => {
    expect(ofType('Image').map(({ props }) => props['src'])).toEqual([{ $state: '/object/image_url' }]);
  });

  test('shows a critical state in an alert with the note about it', () => {
    const [alert, ...others] = ofType('Alert');
    expect(others).toEqual([]);
    expect(alert?.props).toMatchObject({ tone: 'critical', message: { $state: '/object/condition_note' } });
    expect(written).toContain('Condition: Unstable');
  });

  test('offers its actions once, and not at the places that one of them chooses among', () => {
    expect(ofType('Button').filter(({ props }) => props['label'] === 'Move object')).toHaveLength(2);
  });

  test('writes the keys of programs in its lists as words', () => {
    expect(written).toContain('Two person lift');
  });
});

test.each([
  { zustand: 'KRITISCH', zustand_bemerkung: 'Riss im Boden' },
  { etat: 'CRITIQUE', etat_remarque: 'Fissure au fond' },
  { estado: 'BLOQUEADO', estado_motivo: 'Falta la firma' },
  { stato: 'BLOCCATO', stato_motivo: 'Manca la firma' },
])('a state and its note are known in every language: %j', (told) => {
  const data = { piece: { name: 'Amphora', year: 1200, size: 4, place: 'Hall', ...told } };
  expect(pageFor('Page of the piece', data, []).elements.map(({ type }) => type)).toContain('Alert');
});

test('a thing in a good state has no alert, and neither has one without a note to show', () => {
  const piece = { name: 'Amphora', year: 1200, size: 4, place: 'Hall' };
  const good = { ...piece, condition: 'VALID', condition_note: 'Checked in May.' };
  const bare = { ...piece, condition: null, condition_note: 'None' };
  for (const data of [good, bare])
    expect(pageFor('Page of the piece', { piece: data }, []).elements.map(({ type }) => type)).not.toContain('Alert');
});
