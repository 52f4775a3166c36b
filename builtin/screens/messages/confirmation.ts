import type { Part } from '#builtin/part.ts';
import { FAILED } from '#builtin/understand/request/decision.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { outcomeScreen } from './outcome.ts';
import { questionScreen } from './question.ts';

const IS_OUTCOME =
  /\b(?:thank you|success\w*|confirmed|completed|placed|booked|received|receipt|done|submitted|fail(?:ed|s|ure)?|declined|on (?:its|the|their) way|is ready|danke|erfolgreich|bestatigt|merci|confirmee?|gracias|exito|confirmad[oa]|(?:order|booking|payment|registration|reservation) confirmation|confirmation (?:page|screen) (?:after|for))\b/;

const ASKS =
  /\b(?:are you sure|delet\w*|remov\w*|cancel (?:the|my|this|a|an|your)|confirm (?:deletion|removal|deleting|before|that|whether|the|a|an)|approve|approval|really|loschen|supprimer|eliminar|before (?:deleting|sending|publishing))\b/;

/** Asks before something is done, or tells that it is done; either way with the facts it is about. */
export function confirmationScreen(u: Understanding): Part {
  const words = foldText(u.prompt);
  const isOutcome =
    (IS_OUTCOME.test(words) || FAILED.test(foldText(u.named.head))) &&
    !(ASKS.test(words) && !/\b(?:thank you|success\w*|placed|received)\b/.test(words));
  return isOutcome ? outcomeScreen(u) : questionScreen(u);
}
