import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Definition } from '#catalog/definition.ts';
import { editedSpec } from '../attempt/attempt-task.ts';
import { diffOperations } from '#contract/json/diff.ts';
import type { Json } from '#contract/json/json.ts';
import { formatPointer, parsePointer } from '#contract/json/json-pointer.ts';
import type { Operation } from '#contract/json/operation.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { type DrawAs, drawAs } from '../repair/profile/fit-profile.ts';
import { type Draft, type DraftOptions, copyJson, createDraft } from './draft.ts';

/** Starts the draft of an attempt: a plain one, or one that shows only components of the key's profile. */
export function openDraft(input: ComposeInput, definitionOf: (type: string) => Definition | undefined): Draft {
  const priorSpec = editedSpec(input);
  const options: DraftOptions = {
    patchOf: priorSpec === undefined ? undefined : (input.priorSpecAsSent ?? priorSpec),
    maxOperations: input.maxOperations,
  };
  const draw = drawAs(input, priorSpec?.elements ?? {}, definitionOf);
  return draw === undefined ? createDraft(options) : createProfiledDraft(options, draw);
}

/**
 * A draft whose caller sees every element as a component of its profile. {@link Draft.spec} is the document as the model
 * wrote it, so that later operations on an element still apply.
 */
function createProfiledDraft(options: DraftOptions, draw: DrawAs): Draft {
  const written = createDraft({ ...options, maxOperations: undefined });
  const seen = createDraft(options);
  return {
    spec: () => written.spec(),
    apply: (operations) => {
      written.apply(operations);
      const touched = new Set<string>();
      const others: Operation[] = [];
      for (const operation of operations) {
        const [member, id] = parsePointer(operation.path);
        if (member === 'elements' && id !== undefined) touched.add(id);
        else others.push(operation);
      }
      return seen.apply([...others, ...[...touched].flatMap(redraw)]);
    },
    close: (finished) => seen.close(finished),
    sent: () => seen.sent(),
  };

  function redraw(id: string): Operation[] {
    const spec = written.spec();
    const element = elementOf(spec, id);
    if (element === undefined) {
      return elementOf(seen.spec(), id) === undefined ? [] : [{ op: 'remove', path: formatPointer(['elements', id]) }];
    }
    return draw(id, element, spec).flatMap(([partId, part]): Operation[] => {
      const before: Json | undefined = elementOf(seen.spec(), partId);
      const tokens = ['elements', partId];
      // The document changes in place, but what was sent must not.
      const now = copyJson(part as Json);
      if (before === undefined) return [{ op: 'add', path: formatPointer(tokens), value: now }];
      return diffOperations(before, now, tokens);
    });
  }
}
