import type { Definition } from '#catalog/definition.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';

/** What the checks of one element depend on. */
export type ElementContext = {
  readonly definitionOf: (type: string) => Definition | undefined;
  /** The actions that the request declares, by name. */
  readonly declared: ReadonlyMap<string, ActionDeclaration>;
  /** The scope of the element itself; its tolerance says whose spec this is. */
  readonly scope: Scope;
  /** The value seeded at a state path; undefined when there is none, or while the state is not known yet. */
  readonly seededAt: (pointer: string) => unknown;
  /** False while elements still stream in: then unseeded paths are not reported. */
  readonly isWhole: boolean;
};
