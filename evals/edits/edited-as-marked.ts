import type { Spec } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { taggedChanges } from '#builtin/edit/reading/read-changes.ts';
import { CHANGE_TAGS } from '#builtin/edit/tagging/change-tags.ts';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { understand } from '#builtin/understand/understanding.ts';
import { briefOf } from '../quality/builtin-spec.ts';

/** A screen after a request whose words are tagged right: "show [shown:the fee] when [when:there is one]". */
export function editedAsMarked(prior: Spec, marked: string): Spec {
  const [request] = readMarkedAs(CHANGE_TAGS, `screen | en | ${marked}`, 'test');
  const { text, spans } = request ?? { text: '', spans: [] };
  const tagged = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: Infinity }));
  const u = understand(briefOf(text, { mode: 'edit', priorSpec: prior }));
  const patch = startPatch(prior);
  const steps = taggedChanges(text, tagged, patch.spec, (command) => applyCommand(patch, u, command));
  while (steps.next().done !== true);
  return patch.spec;
}
