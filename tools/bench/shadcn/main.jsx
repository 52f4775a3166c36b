import { JSONUIProvider, Renderer, defineRegistry } from '@json-render/react';
import { defineCatalog } from '@json-render/core';
import { schema } from '@json-render/react/schema';
import { shadcnComponents } from '@json-render/shadcn';
import { shadcnComponentDefinitions } from '@json-render/shadcn/catalog';
import { timings } from '../../../packages/react/drawing/bench/timings.ts';
import { forShadcn } from './for-shadcn.js';
import './shadcn.css';

const catalog = defineCatalog(schema, { components: shadcnComponentDefinitions, actions: {} });
const { registry } = defineRegistry(catalog, { components: counted(shadcnComponents) });
const drawnTimes = { count: 0 };

// Each component as it is, counting how often it is drawn.
function counted(components) {
  return Object.fromEntries(
    Object.entries(components).map(([type, Component]) => [
      type,
      (given) => {
        drawnTimes.count += 1;
        return Component(given);
      },
    ]),
  );
}

const shadcn = (spec, isLoading) => (
  <JSONUIProvider registry={registry} initialState={spec.state}>
    <Renderer spec={forShadcn(spec)} registry={registry} loading={isLoading} />
  </JSONUIProvider>
);

Object.assign(window, timings({ shadcn }, drawnTimes));
