import { z } from 'zod';
import { ComposeCompleted } from './compose-event.ts';
import { SpecSchema } from './spec/spec-schema.ts';

/** `data` of a buffered answer: that of `compose.completed`, and the spec. Source: service spec, "POST /v1/compose". */
export const ComposeResult = ComposeCompleted.omit({ type: true })
  .extend({ spec: SpecSchema })
  .describe('A validated spec and how it came about.');
export type ComposeResult = z.output<typeof ComposeResult>;
