import type { ActionDeclaration } from '#contract/compose-request.ts';
import type { Field } from './field.ts';
import { fieldsFromSchema } from './fields-from-schema.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { humanize } from './humanize.ts';
import type { Language } from './language.ts';

/** What firing an action means for the one who presses it. */
type ActionMood = 'send' | 'cancel' | 'destroy' | 'plain';

/** A declared action, as far as a screen needs to know it. */
export type Action = {
  name: string;
  label: string;
  mood: ActionMood;
  required: boolean;
  /** The caller says that it is the main one. */
  primary: boolean;
  fields: Field[];
  description: string | undefined;
};

const LABEL_MAX_CHARS = 40;
const DESTROYS =
  /\b(?:delete|remove|destroy|discard|erase|terminate|revoke|ban|purge|loschen|entfernen|supprimer|eliminar|borrar|deactivate|void)\b/;
const CANCELS =
  /\b(?:cancel|back|dismiss|close|skip|abort|decline|deny|reject|later|abbrechen|zuruck|annuler|retour|cancelar|go back|undo|ignore|no thanks)\b/;
const SENDS =
  /\b(?:submit|send|save|create|add|book|reserve|order|pay|buy|purchase|checkout|sign up|signup|register|login|log in|sign in|confirm|place|apply|request|subscribe|publish|post|update|invite|continue|next|finish|complete|start|join|senden|speichern|buchen|bestellen|anmelden|absenden|envoyer|enregistrer|reserver|enviar|guardar|reservar)\b/;

/** Declared actions, each read once. */
export function readActions(declared: readonly ActionDeclaration[], language: Language): Action[] {
  const seen = new Set<string>();
  return declared
    .filter(({ name }) => !seen.has(name) && seen.add(name) !== undefined)
    .map((action) => readAction(action, language));
}

function readAction({ name, params, role, required, description }: ActionDeclaration, language: Language): Action {
  const words = `${wordsOf(name).join(' ')} ${foldText(role ?? '')}`;
  return {
    name,
    label: labelOf(name, description, language),
    mood: DESTROYS.test(words) ? 'destroy' : CANCELS.test(words) ? 'cancel' : SENDS.test(words) ? 'send' : 'plain',
    required: required === true,
    primary: /\b(?:primary|main|submit|cta)\b/.test(foldText(role ?? '')),
    fields: fieldsFromSchema(params),
    description,
  };
}

/** "orders.cancel_order" gives "Cancel order"; in another language than English a short description says it better. */
function labelOf(name: string, description: string | undefined, language: Language): string {
  const said = description?.trim().replace(/[.!]$/, '');
  if (said !== undefined && said !== '' && language !== 'en' && said.length <= LABEL_MAX_CHARS) return said;
  const last = name.split(/[.:/#]/).findLast((segment) => /[\p{L}\p{N}]/u.test(segment)) ?? name;
  const label =
    humanize(last.replace(/^(?:on|handle|do)(?=[A-Z_-])/u, '').replace(/[_-]?action$/iu, '')) || humanize(name);
  return /[\p{L}\p{N}]/u.test(label) ? label.slice(0, LABEL_MAX_CHARS) : name;
}
