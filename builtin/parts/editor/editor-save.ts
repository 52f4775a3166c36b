import type { ActionBinding } from '#contract/spec/spec.ts';
import { type Part, part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { ButtonVariant } from '#builtin/parts/actions/action-button.ts';
import { type Placed, fromFacts, fromFields } from '#builtin/parts/actions/lookups.ts';
import { answersOf } from '#builtin/parts/controls/placed-fields.ts';
import { wiredBinding } from '#builtin/parts/actions/wired-binding.ts';
import { beginsWith, says, wordList } from '#builtin/understand/words/word-list.ts';

const SAVE_OR_SEND = wordList(
  'save|publish|send|submit|post|share|speichern|veroffentlichen|senden|enregistrer|publier|envoyer|guardar',
  'publicar|enviar|sauvegarder|salvar|salva|salvare|pubblica|pubblicare|invia',
);
const DRAFT = wordList('draft|entwurf|brouillon|borrador|rascunho|bozza');
const MESSAGE = wordList(
  'e mails|e mail|emails|email|mails|mail|sms|messages|message|reply|replies|newsletters|newsletter',
  'nachricht|mensaje',
);

function savingButton(label: string, commit: ActionBinding, variant: ButtonVariant): Part {
  return part(`${identifier(label, 'save')}Button`, 'Button', { label, variant }, [], { on: { commit } });
}

/** True for a button label that saves or sends what was written: "Publish", "Save draft". */
export function isSaveOrSend(label: string): boolean {
  return beginsWith(SAVE_OR_SEND, label);
}

/** The buttons that save or send the written text. */
export function saveButtons(u: Understanding, main: Action | undefined, placed: readonly Placed[]): Part[] {
  const label = quotedAs('button', u.quoted);
  if (main !== undefined) {
    const { commit, seeds } = wiredBinding(main, [fromFields(placed), fromFacts(u.data)], u);
    return [
      part(`${identifier(main.name, 'save')}Button`, 'Button', { label: label ?? main.label, variant: 'primary' }, [], {
        on: { commit },
        seeds,
      }),
    ];
  }
  if (!u.canInventActions) return [];
  const params = answersOf(placed);
  const named = u.buttonLabels.filter(isSaveOrSend);
  // "Publish" is primary and "Save draft" is not, in either order.
  const primary = Math.max(
    0,
    named.findIndex((command) => !says(DRAFT, command)),
  );
  if (label === undefined && named.length > 0)
    return named.map((command, index) =>
      savingButton(
        command,
        { action: identifier(command, 'save'), params },
        index === primary ? 'primary' : 'secondary',
      ),
    );
  const defaultLabel = says(MESSAGE, u.named.head) ? u.copy.send : u.copy.save;
  return [savingButton(label ?? defaultLabel, { action: 'saveDocument', params }, 'primary')];
}
