import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const CAMP = {
  camp: {
    id: 'c-9',
    name: 'Wind and Wood',
    tagline: 'A week by the lake',
    starts_on: '2027-07-05',
    coaches: [
      { name: 'Ida Ek', role: 'Sailor', bio: 'Sailed round the Horn', photo: null },
      { name: 'Omar Sy', role: 'Carpenter', bio: 'Builds boats', photo: null },
    ],
    programme: ['Knots', 'First sail', 'Night on the island'],
    questions: [{ question: 'Is there a tent?', answer: 'Bring one.' }],
    huts: [{ name: 'Red hut', beds: 4, features: ['Stove'] }],
  },
  testimonials: [{ author: 'Ana', words: 'The best week of the year', stars: 5 }],
};
const JOIN = {
  name: 'join_camp',
  required: true,
  params: { type: 'object', properties: { camp_id: text, name: text, email: { type: 'string', format: 'email' } } },
};

const pageFor = (prompt: string, data: JsonObject) => {
  const input = briefOf(prompt, { data, actions: [JOIN] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const elements = Object.values(spec.elements);
  const titles = elements.flatMap(({ type, props }) => (type === 'Section' ? [props['title'] ?? ''] : []));
  return { spec, elements, titles };
};
const PROMPT = 'Landing page for our summer camp with the coaches, programme, FAQ, reviews, prices and a signup form.';

describe('a page with the data of the caller', () => {
  const { spec, elements, titles } = pageFor(PROMPT, CAMP);
  const ofType = (type: string) => elements.filter((element) => element.type === type).map(({ props }) => props);

  test('shows each list in the section of its name, then the others, then the form; nothing is left to fill', () => {
    expect(titles).toEqual(['', 'Coaches', 'Programme', 'FAQ', 'Reviews', 'Huts', 'Signup form']);
    expect(JSON.stringify(spec)).not.toContain('"—"');
    expect(ofType('DataTable')).toEqual([]);
  });

  test('shows people with their faces, questions with answers, quotes with stars and things as cards', () => {
    expect(ofType('Avatar').map(({ name }) => name)).toEqual([
      { $state: '/camp/coaches/0/name' },
      { $state: '/camp/coaches/1/name' },
    ]);
    expect(ofType('FAQ')).toMatchObject([{ items: [{ answer: { $state: '/camp/questions/0/answer' } }] }]);
    expect(ofType('Testimonial')).toMatchObject([
      { quote: { $state: '/testimonials/0/words' }, rating: { $state: '/testimonials/0/stars' } },
    ]);
    expect(ofType('Card')).toContainEqual({ title: { $state: '/camp/huts/0/name' } });
    expect(ofType('Tag')).toEqual([{ label: { $state: '/camp/huts/0/features/0' } }]);
  });

  test('asks in the form for what visitors know, and takes the id from the data', () => {
    const form = elements.find(({ type }) => type === 'Form');
    expect(form?.on?.['commit']).toMatchObject({
      params: { camp_id: { $state: '/camp/id' }, name: { $state: '/joinCamp/name' } },
    });
    expect(ofType('Input').map(({ label }) => label)).toEqual(['Name', 'Email']);
    expect(ofType('Dialog')).toEqual([]);
  });
});

test.each([
  'Landingpage für unser Ferienlager mit Trainern',
  'Site vitrine de notre colonie avec les moniteurs',
  'Página de presentación de nuestro campamento',
  'Pagina di presentazione del nostro campeggio',
  'Página de apresentação do nosso acampamento',
])('a page that presents something is one in every language: %s', (prompt) => {
  expect(pageFor(prompt, CAMP).elements.map(({ type }) => type)).toContain('Hero');
});

test('without a form in the request, a button opens what the action asks for', () => {
  const { elements } = pageFor('Landing page for our summer camp with the coaches', CAMP);
  expect(elements.map(({ type }) => type)).toContain('Dialog');
});

test('a section is titled as the data spells its name, whatever its case in the request', () => {
  const data = { preise: [{ name: 'Woche', preis: 90 }] };
  expect(pageFor('Landingpage für unser Ferienlager mit Preisen', data).titles).toContain('Preise');
});
