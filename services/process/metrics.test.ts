import { ROOT_CONTEXT, SpanKind, trace, type Span } from '@opentelemetry/api';
import { register } from 'prom-client';
import { afterEach, describe, expect, test } from 'vitest';
import { Counter, Gauge, Histogram } from './metrics.ts';
import { startSpan } from './tracing.ts';

const name = 'test_records';
afterEach(() => {
  register.removeSingleMetric(name);
  trace.disable();
});

const ODD = [-1, Number.POSITIVE_INFINITY, '12', {}, [], { unknown: 'label' }];

async function failures(): Promise<number> {
  const metric = await register.getSingleMetric('uic_bookkeeping_failures_total')?.get();
  return metric?.values[0]?.value ?? 0;
}

describe('bookkeeping', () => {
  test.each(ODD)('of %j throws nothing and is counted where it failed', async (odd) => {
    const value = odd as never;
    const before = await failures();
    const counter = new Counter({ name, help: 'x' });
    counter.inc(value);
    counter.inc({ unknown: 'label' } as never, value);
    register.removeSingleMetric(name);
    const gauge = new Gauge({ name, help: 'x' });
    gauge.set(value);
    gauge.inc(value);
    gauge.dec(value);
    register.removeSingleMetric(name);
    const histogram = new Histogram({ name, help: 'x' });
    histogram.observe(value);
    histogram.startTimer()({ unknown: 'label' });
    expect(await failures()).toBeGreaterThan(before);
  });

  test('still records what it can', async () => {
    const counter = new Counter({ name, help: 'x', labelNames: ['tier'] });
    counter.inc({ tier: 'a' }, 2);
    counter.inc({ tier: 'a' }, -1);
    counter.inc({ tier: 'a' });
    expect((await counter.get()).values).toEqual([{ labels: { tier: 'a' }, value: 3 }]);
  });

  test('in spans whose exporter breaks throws nothing', () => {
    const breaks = (): never => {
      throw new Error('the exporter broke');
    };
    const methods = ['setAttribute', 'setAttributes', 'setStatus', 'updateName', 'end', 'recordException'];
    const broken = Object.fromEntries(methods.map((method) => [method, breaks])) as unknown as Span;
    const spanContext = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', traceFlags: 1 };
    Object.assign(broken, { isRecording: () => true, spanContext: () => spanContext });
    let start = (): Span => broken;
    trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan: () => start() }) as never });
    const span = startSpan('work', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
    span.setAttribute('a', 1).setAttributes({ b: 2 }).setStatus({ code: 0 }).updateName('other').end();
    expect(span.spanContext()).toBe(spanContext);
    start = breaks;
    startSpan('work', {}, ROOT_CONTEXT).end();
    // Other test files share the process.
    trace.disable();
  });
});
