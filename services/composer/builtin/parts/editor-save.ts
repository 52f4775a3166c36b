import type { ActionBinding } from '#contract/spec.ts';
import { type Part, part, read } from '../part.ts';
import type { Action } from '../read/action.ts';
import { identifier } from '../read/identifier.ts';
import type { Understanding } from '../read/understanding.ts';
import { bindingOf, type ButtonVariant } from './action-button.ts';
import { hostedParams } from './hosted-params.ts';
import { type Placed, fromFacts, fromFields } from './lookups.ts';
import { wireParams } from './wire-params.ts';

/** What handing over the written piece fires, and the places that the host fills for it. */
export function savingBinding(
  u: Understanding,
  main: Action,
  placed: readonly Placed[],
): { commit: ActionBinding; seeds: { [pointer: string]: string } } {
  const { params, missing } = wireParams(main, [fromFields(placed), fromFacts(u.data)]);
  const hosted = hostedParams(missing, u);
  return {
    commit: bindingOf(main, { ...params, ...hosted.params }, u.copy),
    seeds: hosted.seeds as { [pointer: string]: string },
  };
}

const HANDS_OVER =
  /^(?:save|publish|send|submit|post|share|speichern|veröffentlichen|senden|enregistrer|publier|envoyer|guardar|publicar|enviar)\b/iu;
const IS_LETTER = /\b(?:e-?mails?|mails?|sms|messages?|reply|replies|newsletters?|nachricht|mensaje)\b/iu;

function savingButton(label: string, commit: ActionBinding, variant: ButtonVariant): Part {
  return part(`${identifier(label, 'save')}Button`, 'Button', { label, variant }, [], { on: { commit } });
}

/** The button that hands over the written piece. */
export function saveButtons(u: Understanding, main: Action | undefined, placed: readonly Placed[]): Part[] {
  const label = u.quoted.find(({ role }) => role === 'button')?.text;
  if (main !== undefined) {
    const { commit, seeds } = savingBinding(u, main, placed);
    return [
      part(`${identifier(main.name, 'save')}Button`, 'Button', { label: label ?? main.label, variant: 'primary' }, [], {
        on: { commit },
        seeds,
      }),
    ];
  }
  if (!u.mayInvent) return [];
  const params = Object.fromEntries(placed.map(({ field, pointer }) => [field.name, read(pointer)]));
  // "Publish" or "Send" in the prompt says how the piece is handed over; a letter is sent in any case.
  const named = u.deeds.filter((deed) => HANDS_OVER.test(deed));
  if (label === undefined && named.length > 0)
    return named.map((deed, index) =>
      savingButton(deed, { action: identifier(deed, 'save'), params }, index === 0 ? 'primary' : 'secondary'),
    );
  const usual = IS_LETTER.test(u.named.head) ? u.copy.send : u.copy.save;
  return [savingButton(label ?? usual, { action: 'saveDocument', params }, 'primary')];
}
