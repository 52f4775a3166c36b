import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type * as contract from '#contract/compose-event.ts';
import type { ComposeRequest as RequestSchema } from '#contract/request/compose-request.ts';
import type { ComposeResult as ResultSchema } from '#contract/compose-event.ts';
import { ERRORS } from '#contract/error-code.ts';
import type { Health as HealthSchema, Me as MeSchema } from '#contract/envelope.ts';
import { CompositionError, type ErrorCode } from './errors.ts';
import type * as own from './types.ts';

// The package stands on its own, so it writes its types down; the type checker holds them against the contract's.
describe('the types of the client', () => {
  test('are those of the contract', () => {
    expectTypeOf<own.UiType>().toEqualTypeOf<NonNullable<z.input<typeof RequestSchema>['ui_type']>>();
    expectTypeOf<keyof own.ComposeRequest | 'stream'>().toEqualTypeOf<keyof z.input<typeof RequestSchema>>();
    expectTypeOf<own.ComposeEvent['type']>().toEqualTypeOf<contract.ComposeEvent['type']>();
    expectTypeOf<keyof own.CompletedEvent>().toEqualTypeOf<keyof contract.ComposeCompleted>();
    expectTypeOf<keyof own.ComposeResult>().toEqualTypeOf<keyof ResultSchema>();
    expectTypeOf<own.Me>().toEqualTypeOf<MeSchema>();
    expectTypeOf<own.Health>().toEqualTypeOf<HealthSchema>();
    expectTypeOf<Exclude<ErrorCode, 'CONNECTION_LOST' | 'TIMED_OUT' | 'CLIENT_ERROR'>>().toEqualTypeOf<
      keyof typeof ERRORS
    >();
  });

  test('take what a host describes with an interface, and schemas that a library has made', () => {
    interface Order {
      id: number;
      note?: string;
    }
    expectTypeOf<Order>().toExtend<NonNullable<own.ComposeRequest['data']>>();
    expectTypeOf<{ orders: Order[] }>().toExtend<NonNullable<own.ComposeRequest['data']>>();
    expectTypeOf<Order>().toExtend<NonNullable<own.ComposeRequest['metadata']>>();
    expectTypeOf<Order>().toExtend<NonNullable<own.ActionContext['params']>>();
    expectTypeOf<ReturnType<typeof z.toJSONSchema>>().toExtend<NonNullable<own.ActionDeclaration['params']>>();
  });

  test('call transient what the error table calls so, and what waiting resolves', () => {
    const waiting = new Set(['RATE_LIMITED', 'IDEMPOTENCY_KEY_IN_USE']);
    for (const [code, { transient }] of Object.entries(ERRORS)) {
      const error = new CompositionError(code as ErrorCode, '');
      expect([code, error.isTransient]).toEqual([code, transient || waiting.has(code)]);
    }
  });
});
