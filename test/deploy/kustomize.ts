import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { applyOperation } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';

/** An object of a cluster, as far as every kind has it. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: unknown;
};

// What our own files use of Kustomize. A field that is not here would be ignored by the checks, so it is refused.
const Kustomization = z.strictObject({
  apiVersion: z.string(),
  kind: z.enum(['Kustomization', 'Component']),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  replicas: z.array(z.strictObject({ name: z.string(), count: z.number() })).default([]),
  patches: z
    .array(
      z.strictObject({ target: z.strictObject({ kind: z.string(), name: z.string().optional() }), patch: z.string() }),
    )
    .default([]),
});
type Kustomization = z.output<typeof Kustomization>;

/**
 * Builds a folder as `kubectl kustomize` does, in the order of its resources.
 *
 * @param given what a component is applied to
 */
export function buildManifests(folder: string, given: Manifest[] = []): Manifest[] {
  return build(folder, given);
}

function build(folder: string, given: Manifest[]): Manifest[] {
  const file = Kustomization.parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')));
  let manifests = [...given, ...file.resources.flatMap((resource) => readResource(join(folder, resource)))];
  for (const component of file.components) manifests = build(join(folder, component), manifests);
  return manifests.map((manifest) => change(manifest, file));
}

function readResource(path: string): Manifest[] {
  if (statSync(path).isDirectory()) return build(path, []);
  return parseAllDocuments(readFileSync(path, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('; ')}`);
    return document.toJS() as Manifest;
  });
}

function change(manifest: Manifest, { patches, images, replicas }: Kustomization): Manifest {
  let changed = manifest as Json;
  for (const { target, patch } of patches) {
    const isMeant =
      target.kind === manifest.kind && new RegExp(`^(${target.name ?? '.*'})$`).test(manifest.metadata.name);
    if (!isMeant) continue;
    for (const operation of parse(patch) as Operation[]) changed = applyOperation(changed, operation);
  }
  if (manifest.kind !== 'Deployment') return changed as Manifest;
  const deployment = changed as Manifest & {
    spec: { replicas?: number; template: { spec: { containers: { image: string }[] } } };
  };
  for (const { name, count } of replicas) if (name === manifest.metadata.name) deployment.spec.replicas = count;
  for (const container of deployment.spec.template.spec.containers) {
    const image = images.find(({ name }) => container.image.startsWith(`${name}:`));
    if (image !== undefined) container.image = `${image.newName}:${image.newTag}`;
  }
  return deployment;
}
