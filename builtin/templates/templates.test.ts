import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { LANGUAGES, type Language } from '#builtin/understand/learned/language.ts';
import { committedTemplates, plainPhrase, type Template } from './template.ts';
import { templateNamed } from './find-template.ts';

const templates = committedTemplates().all;
// A phrase of this language alone, if there is one: "login" is one of several.
const ownPhrase = ({ says, alone }: Template, language: Language): string | undefined =>
  [...(says[language] ?? []), ...(alone[language] ?? [])].find(
    (phrase) => committedTemplates().byPhrase.get(plainPhrase(phrase))?.languages.length === 1,
  );

const compose = (prompt: string, more: Parameters<typeof briefOf>[1] = {}) => {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return spec;
};
const titleOf = (prompt: string, more: Parameters<typeof briefOf>[1] = {}) =>
  Object.values(compose(prompt, more).elements).find(({ type }) => type === 'PageHeader')?.props['title'];
const labelsOf = (prompt: string) =>
  Object.values(compose(prompt).elements).flatMap(({ props }) => props['label'] ?? []);

describe('a template', () => {
  test.each(templates.map((template) => [template.key, template] as const))(
    '%s is a valid screen in every language, without a text in another one',
    (_, template) => {
      for (const language of LANGUAGES) {
        const phrase = ownPhrase(template, language);
        if (phrase === undefined) continue;
        const spec = compose(phrase);
        expect(JSON.stringify(spec)).not.toContain(' | ');
        expect(Object.values(spec.elements).find(({ type }) => type === 'PageHeader')?.props['title']).toBe(
          template.title.split(' | ')[LANGUAGES.indexOf(language)] ?? template.title,
        );
      }
    },
  );

  test('is found by each of its phrases', () => {
    const phrases = templates.flatMap(({ key, says, alone }) =>
      [...Object.values(says), ...Object.values(alone)].flat().map((phrase) => [phrase, key] as const),
    );
    expect(phrases.filter(([phrase, key]) => templateNamed(phrase)?.template.key !== key)).toEqual([]);
  });

  test('is taken in the language of the phrase that names it', () => {
    expect(titleOf('reproductor de música')).toBe('Reproduciendo');
    expect(titleOf('Ein Music Player für die Kinder im Wartezimmer')).toBe('Läuft gerade');
  });

  test.each([
    'music player',
    'a simple music player app for kids',
    'I want to create a music player screen',
    'Build me a modern music player, please',
    'music player with lyrics',
    'MUSIC-PLAYER',
    'retro music player',
  ])('is named as the head of a request: %s', (prompt) => {
    expect(templateNamed(prompt)?.template.key).toBe('music-player');
  });

  test.each([
    'music player reviews',
    'shop for music players',
    'list of music player shops',
    'dashboard of a music player',
  ])('is not named by a request about something else: %s', (prompt) => {
    expect(templateNamed(prompt)).toBeUndefined();
  });

  test('gets the parts that the request names and it has not', () => {
    const labels = labelsOf('music player with play, pause and shuffle buttons');
    expect(labels.filter((label) => label === 'Play' || label === 'Pause')).toEqual(['Play', 'Pause']);
    expect(labels).toContain('Shuffle');
  });

  test.each([
    ['recipe page for lasagna', 'Lasagna'],
    ['recipe page', 'Recipe name'],
    ['music player called Sunday Tunes', 'Sunday Tunes'],
    ['Währungsrechner mit Wechselkurs', 'Währungsrechner'],
  ])('is titled with the name in the request: %s', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
  });

  test('has what is told in general, and no dash for it', () => {
    const spec = compose('Patient record: personal data, allergies, medication, visits');
    expect(JSON.stringify(spec)).not.toContain('Personal data');
  });

  test('is not taken where most of what the request names is something else', () => {
    expect(titleOf('music player with fields name, e-mail, phone, address and birthday')).not.toBe('Now playing');
  });

  test('is not taken where the request tells what is to be on its list', () => {
    const spec = compose('Packing checklist: passport, charger, sunscreen, hiking boots');
    const texts = JSON.stringify(Object.values(spec.elements).map(({ props }) => props));
    expect(titleOf('Packing checklist for the mountains')).toBe('Packing list');
    expect(texts).toContain('Hiking boots');
    expect(texts).not.toContain('Where to');
  });

  test.each<[string, Parameters<typeof briefOf>[1]]>([
    ['data', { data: { songs: [{ id: 's1', title: 'Blue', artist: 'Ada' }] } }],
    ['actions', { actions: [{ name: 'play_song' }] }],
    ['a list of allowed actions', { actionPolicy: 'declared_only' }],
    ['another kind of screen', { uiType: 'form' }],
  ])('gives way to %s of the caller', (_, more) => {
    expect(titleOf('music player', more)).not.toBe('Now playing');
  });

  test('gives way to a request that rules out a part of it', () => {
    expect(JSON.stringify(compose('music player without volume'))).not.toContain('Volume');
  });
});
