import type { Action } from '#builtin/understand/actions/action.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Quoted } from '#builtin/understand/words/quoted.ts';
import { shareOf, startAlike } from '#builtin/understand/words/same-stem.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const COMING = wordList(
  'about to|what will happen|what happens|going to happen|consequences|clicked|pressed|was passiert|was geschieht|was geschehen wird|folgen|auswirkungen|geklickt|gedruckt',
  'va se passer|va arriver|ce qui se passe|consequences|a clique|vient de cliquer|va a pasar|va a ocurrir|que pasara|consecuencias|ha pulsado|pulso|ha hecho clic',
  'sta per|cosa succede|succedera|conseguenze|ha cliccato|ha premuto|vai acontecer|o que acontece|consequencias|clicou|carregou',
);
const ASKS = wordList(
  'confirm*|are you sure|really wants|bestatig*|sicherheitsabfrage|ruckfrage|nachfragen|vergewissern|rueckfrage|confirmation|confirmer',
  'conferm*|confirmacion|confirmacao|confirmar|confirme|esta seguro|sei sicuro|tem certeza|sicher ist',
);

/** True for a request that wants to see what is going to happen and to be asked before it does. */
export function isBeforeAction(prompt: string): boolean {
  return says(COMING, prompt) && says(ASKS, prompt);
}

/**
 * The action that is asked about: what the request calls by its name or in quotes, else what destroys or calls off; undefined
 * where none does.
 */
export function pendingAction(
  actions: readonly Action[],
  { prompt, quoted }: { prompt: string; quoted: readonly Quoted[] },
): Action | undefined {
  const grave = actions.filter(
    ({ intent, confirmed }) => intent === 'destroy' || (confirmed !== 'never' && confirmed !== 'unfilled'),
  );
  const told = wordsOf(prompt);
  const isNamed = (action: Action) => shareOf(action.name, told) === 1 || quotedLabel(action, quoted) !== undefined;
  return grave.find(isNamed) ?? grave[0] ?? actions.find(({ required }) => required) ?? actions[0];
}

const LABEL_WORDS = 4;

/** What the request calls an action in quotes: "clicked 'end lease'" is "terminate_lease". */
export function quotedLabel({ name }: Pick<Action, 'name'>, quoted: readonly Quoted[]): string | undefined {
  const words = wordsOf(name);
  const found = quoted.find(({ text }) => {
    const own = wordsOf(text);
    return (
      own.length >= 2 && own.length <= LABEL_WORDS && own.some((word) => words.some((one) => startAlike(one, word)))
    );
  });
  return found === undefined ? undefined : capitalized(found.text);
}
