import { expect, test } from 'vitest';
import { languageOf } from '#builtin/understand/words/language.ts';
import { languageIn } from './language.ts';
import { committedWeights } from './weights.ts';

test.each([
  ['en', 'Please build a screen where parents can see which pupils were absent this week'],
  ['de', 'Bitte eine Seite, auf der Eltern sehen, welche Kinder in dieser Woche gefehlt haben'],
  ['fr', 'Une page où les parents voient quels élèves étaient absents cette semaine'],
  ['es', 'Una página donde los padres vean qué alumnos faltaron esta semana'],
  ['pt', 'Uma página onde os pais veem quais alunos faltaram esta semana'],
  ['it', 'Una pagina dove i genitori vedono quali alunni erano assenti questa settimana'],
])('the learned model alone tells %s by a sentence', (language, sentence) => {
  expect(languageIn(committedWeights().language, sentence)).toBe(language);
});

test.each([
  ['en', "smart home control panel with lights per room, thermostat, door locks and a big 'everything off' button"],
  [
    'de',
    'Kannst du aus dem Häkchen "I have a garden" eine Auswahl mit Yes und No machen? Die Leute übersehen das sonst.',
  ],
  ['en', 'Add a class on Saturday: Salsa, 11:15 to 12:15, with Malik Sane in Salle A.'],
])('words that are in one language only outweigh what the model takes a request for: %s', (language, request) => {
  expect(languageOf(request)).toBe(language);
});
