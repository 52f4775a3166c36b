import type { Part } from '#builtin/part.ts';
import { FAILED } from '#builtin/understand/screen/decision.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { outcomeScreen } from './outcome.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { isBeforeAction, pendingAction } from '#builtin/understand/screen/pending.ts';
import { questionOfThing } from './question-of-thing.ts';
import { questionScreen } from './question.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const IS_OUTCOME = wordList(
  'thank you|thanks|changed|updated|saved|success*|confirmed|completed|placed|booked|received|receipt|done|submitted|fail|fails|failed|failure',
  'declined|on its/the/their way|is ready|danke|erfolgreich|bestatigt|merci|confirme|confirmee|gracias|exito',
  'confirmado|confirmada|order/booking/payment/registration/reservation confirmation',
  'confirmation page/screen after/for|conferma/confirmation/confirmacion/confirmacao dopo/apres/despues/depois/tras/apos',
  'remerciement|remerciements|agradecimiento|agradecimento|ringraziamento|grazie|obrigado|obrigada|bestatigung nach',
);

const IS_QUESTION = wordList(
  'are you sure|delet*|remov*|cancel the/my/this/a/an/your|confirm deletion/removal/deleting/before/that/whether/the/a/an',
  'approve|approval|really|loschen|supprimer|eliminar|before deleting/sending/publishing',
);

/** Asks for confirmation, or reports that something is done ("order confirmed"); either way with the facts concerned. */
export function confirmationScreen(u: Understanding): Part {
  const pending = isEmpty(u.data) || !isBeforeAction(u.prompt) ? undefined : pendingAction(u.actions, u);
  if (pending !== undefined) return questionOfThing(u, pending);
  const words = foldText(u.prompt);
  const isOutcome =
    (says(IS_OUTCOME, words) || FAILED.test(foldText(u.named.head))) &&
    !(says(IS_QUESTION, words) && !/\b(?:thank you|success\w*|placed|received)\b/.test(words));
  return isOutcome ? outcomeScreen(u) : questionScreen(u);
}
