import { JSONUIProvider, Renderer } from '@json-render/react';
import { Composition } from '../../src/index.ts';
import { FOR_JSON_RENDER, FOR_OURS, drawnTimes } from './plain-components.tsx';
import { timings, type Subject } from './timings.ts';

/** What draws: our renderer with its own components, the same with plain ones, json-render's with the plain ones. */
const SUBJECTS: Record<string, Subject> = {
  ours: (spec, isLoading) => <Composition spec={spec} isLoading={isLoading} />,
  oursPlain: (spec, isLoading) => <Composition spec={spec} isLoading={isLoading} components={FOR_OURS} />,
  jsonRender: (spec, isLoading) => (
    <JSONUIProvider registry={FOR_JSON_RENDER} initialState={spec.state as Record<string, unknown>}>
      <Renderer spec={spec as never} registry={FOR_JSON_RENDER} loading={isLoading} />
    </JSONUIProvider>
  ),
};

Object.assign(window, timings(SUBJECTS, drawnTimes));
