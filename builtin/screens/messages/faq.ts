import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { page } from '#builtin/parts/page/page.ts';
import { part, type Part } from '#builtin/part.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { statedQuestions } from '#builtin/understand/request/stated-questions.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { hostedList } from '#builtin/parts/facts/named-facts.ts';

const MAX_QUESTIONS = 60;
/** The answer to a question for which none was given. */
const OPEN_ANSWER = '—';

/** Questions that open to show their answers. */
export function faqScreen(u: Understanding): Part {
  const set = allRecords(u.data).find(({ columns }) =>
    columns.some(({ key }) => /question|frage|pregunta|title/i.test(key)),
  );
  const top = actionControls(u.actions, u, { mayBePrimary: true });
  return page(u, u.named.title ?? 'FAQ', 'md', top.buttons, [
    part('questionsCard', 'Card', { title: u.copy.questions }, faq(u, set)),
    ...top.dialogs,
  ]);
}

/** Questions from the records, else those in the prompt, else an empty list that the host fills. */
export function faq(u: Understanding, set: ReturnType<typeof allRecords>[number] | undefined): Part[] {
  const question = set?.columns.find(({ key }) => /question|frage|pregunta|title/i.test(key))?.key;
  const answer = set?.columns.find(({ key }) => /answer|antwort|reponse|respuesta|body|text|content/i.test(key))?.key;
  if (set === undefined || question === undefined || answer === undefined) {
    const told = statedQuestions(u.prompt).map((one) => ({ answer: OPEN_ANSWER, ...one }));
    if (told.length > 1) return [part('faq', 'FAQ', { items: told })];
    const pointer = `/${ownKey(u, 'questions')}`;
    return hostedList(part('faq', 'FAQ', {}), 'items', pointer, u.copy.nothingYet(u.copy.questions));
  }
  const items = set.rows.slice(0, MAX_QUESTIONS).flatMap((_, index) => {
    const [questionText, answerText] = [cell(set, index, question), cell(set, index, answer)];
    return questionText === undefined || answerText === undefined
      ? []
      : [{ question: questionText, answer: answerText }];
  });
  return [part('faq', 'FAQ', { items })];
}
