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

const HANDS_OVER = wordList(
  'save|publish|send|submit|post|share|speichern|veroffentlichen|senden|enregistrer|publier|envoyer|guardar',
  'publicar|enviar|sauvegarder|salvar|salva|salvare|pubblica|pubblicare|invia',
);
const DRAFT = wordList('draft|entwurf|brouillon|borrador|rascunho|bozza');
const IS_LETTER = wordList(
  'e mails|e mail|emails|email|mails|mail|sms|messages|message|reply|replies|newsletters|newsletter',
  'nachricht|mensaje',
);

function savingButton(label: string, commit: ActionBinding, variant: ButtonVariant): Part {
  return part(`${identifier(label, 'save')}Button`, 'Button', { label, variant }, [], { on: { commit } });
}

/** Whether a deed hands over what was written or set. */
export function handsOver(deed: string): boolean {
  return beginsWith(HANDS_OVER, deed);
}

/** The button that hands over the written piece. */
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
  // "Publish" or "Send" in the prompt says how the piece is handed over; a letter is sent in any case.
  const named = u.buttonLabels.filter(handsOver);
  // What makes it public matters more than what keeps it.
  const leading = Math.max(
    0,
    named.findIndex((deed) => !says(DRAFT, deed)),
  );
  if (label === undefined && named.length > 0)
    return named.map((deed, index) =>
      savingButton(deed, { action: identifier(deed, 'save'), params }, index === leading ? 'primary' : 'secondary'),
    );
  const usual = says(IS_LETTER, u.named.head) ? u.copy.send : u.copy.save;
  return [savingButton(label ?? usual, { action: 'saveDocument', params }, 'primary')];
}
