import { Metadata } from '@grpc/grpc-js';
import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { describe, expect, test } from 'vitest';
import { putTraceContext, readTraceContext, traceContextIn } from './trace-context.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const PARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;

describe('a trace context', () => {
  test('survives a round trip through metadata', () => {
    const metadata = new Metadata();
    putTraceContext(readTraceContext(PARENT, 'vendor=1,other=2'), metadata);
    expect(metadata.getMap()).toEqual({ traceparent: PARENT, tracestate: 'vendor=1,other=2' });
    expect(trace.getSpanContext(traceContextIn(metadata))).toMatchObject({ traceId: TRACE_ID, spanId: SPAN_ID });
  });

  test('of a later version is read by the fields that are known', () => {
    const context = readTraceContext(`cc-${TRACE_ID}-${SPAN_ID}-03-more`, undefined);
    expect(trace.getSpanContext(context)).toMatchObject({ traceId: TRACE_ID, traceFlags: 1 });
  });

  test.each([
    ['absent', undefined],
    ['of the forbidden version', `ff-${TRACE_ID}-${SPAN_ID}-01`],
    ['in capitals', PARENT.toUpperCase()],
    ['with more fields than its version has', `${PARENT}-more`],
    ['without a trace', `00-${'0'.repeat(32)}-${SPAN_ID}-01`],
    ['without a span', `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    ['with a line break', `${PARENT}\r\nx: y`],
    ['short', '00-4bf9-00f0-01'],
  ])('that is %s is none, and leaves no mark', (_, traceparent) => {
    const context = readTraceContext(traceparent, 'vendor=1');
    expect(context).toBe(ROOT_CONTEXT);
    const metadata = new Metadata();
    putTraceContext(context, metadata);
    expect(metadata.getMap()).toEqual({});
  });

  test('keeps no state that is malformed', () => {
    const metadata = new Metadata();
    putTraceContext(readTraceContext(PARENT, 'no equals sign, Ünfit=1'), metadata);
    expect(metadata.getMap()).toEqual({ traceparent: PARENT });
  });
});
