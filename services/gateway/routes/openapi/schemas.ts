import { z } from 'zod';
import { ActionContext, ActionDeclaration, ComposeRequest } from '#contract/request/compose-request.ts';
import {
  ComposeCompleted,
  ComposeError,
  ComposeEvent,
  ComposeRestarted,
  ComposeResult,
  ComposeStarted,
  Interaction,
  OperationEvent,
  Usage,
} from '#contract/compose-event.ts';
import { ErrorBody, ErrorEnvelope, Health, Me, successEnvelope } from '#contract/envelope.ts';
import { PublicCatalog, PublicComponent } from '#contract/public-catalog.ts';
import { SpecElementSchema, SpecSchema } from '#contract/spec/spec-schema.ts';

/** A schema object of the document. Source: OpenAPI 3.1.1, "Schema Object". */
export type SchemaObject = { [keyword: string]: unknown };

const PUBLIC_SCHEMAS = {
  ComposeRequest,
  ActionDeclaration,
  ActionContext,
  ComposeEvent,
  ComposeStarted,
  OperationEvent,
  ComposeRestarted,
  ComposeCompleted,
  ComposeError,
  ComposeResult,
  ComposeResponse: successEnvelope(ComposeResult).describe('A finished composition in one piece.'),
  Spec: SpecSchema,
  SpecElement: SpecElementSchema,
  Interaction,
  Usage,
  Me,
  MeResponse: successEnvelope(Me).describe('The workspace and plan behind a key.'),
  Health,
  HealthResponse: successEnvelope(Health).describe('Liveness of the API.'),
  PublicComponent,
  PublicCatalog,
  CatalogResponse: successEnvelope(PublicCatalog).describe('The component catalog.'),
  ErrorBody,
  ErrorEnvelope,
} as const;

/** Name of a schema in the document. */
export type SchemaName = keyof typeof PUBLIC_SCHEMAS;

/** A reference to a schema of the document. */
export function schemaRef(name: SchemaName): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** The schemas that validate requests and describe answers, as JSON Schema 2020-12. */
export function componentSchemas(): Record<string, SchemaObject> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(PUBLIC_SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    // Requests are strict, but responses may gain fields, so their schemas don't forbid additional ones.
    io: 'input',
    // Free-form objects are validated by hand-written code and described by their metadata.
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const described = { ...schemas, ComposeEvent: { ...schemas['ComposeEvent'], discriminator: EVENT_DISCRIMINATOR } };
  return Object.fromEntries(Object.entries(described).map(([id, schema]) => [id, withoutDialect(schema)]));
}

/** Tells code generators which member distinguishes the events. Source: OpenAPI 3.1.1, "Discriminator Object". */
const EVENT_DISCRIMINATOR = {
  propertyName: 'type',
  mapping: Object.fromEntries(
    ComposeEvent.options.map((event) => [event.shape.type.value, schemaRef(nameOf(event)).$ref]),
  ),
};

function nameOf(schema: z.ZodType): SchemaName {
  const [name] = Object.entries(PUBLIC_SCHEMAS).find(([, known]) => known === schema) ?? [];
  if (name === undefined) throw new Error('every event needs its own schema');
  return name as SchemaName;
}

function withoutDialect({ $schema: _dialect, $id: _id, ...schema }: SchemaObject): SchemaObject {
  return schema;
}
