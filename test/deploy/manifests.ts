import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IContainer, IService } from 'kubernetes-models/v1';
import { ROOT } from './dockerfile.ts';
import { buildManifests, type Manifest } from './kustomize.ts';

type Kinds = {
  Deployment: IDeployment;
  Service: IService;
  NetworkPolicy: INetworkPolicy;
  Ingress: IIngress;
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler;
  PodDisruptionBudget: IPodDisruptionBudget;
};

/** The overlays, each a folder of deploy/k8s/overlays. */
export const OVERLAYS = ['dev', 'production', 'production-mtls'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Everything that an overlay builds. */
export function manifestsOf(overlay: Overlay): Manifest[] {
  return buildManifests(folderOf(overlay));
}

/** The components that an overlay may add, each a folder of deploy/k8s/components. */
export type Component = 'pod-monitor' | 'scale-by-streams';

/** Everything that an overlay builds with a component added to it. */
export function manifestsWith(overlay: Overlay, component: Component): Manifest[] {
  return buildManifests(`${ROOT}deploy/k8s/components/${component}`, manifestsOf(overlay));
}

/** Where an overlay is. */
export function folderOf(overlay: Overlay): string {
  return `${ROOT}deploy/k8s/overlays/${overlay}`;
}

/** The objects of one kind in an overlay. */
export function objectsOf<Kind extends keyof Kinds>(overlay: Overlay, kind: Kind): Kinds[Kind][] {
  return manifestsOf(overlay).filter((manifest) => manifest.kind === kind) as unknown as Kinds[Kind][];
}

/** A deployment with its name, its only container and the labels of its pods. */
export type Workload = {
  name: string;
  deployment: IDeployment;
  container: IContainer;
  labels: Record<string, string>;
};

/** The deployments of an overlay. */
export function workloadsOf(overlay: Overlay): Workload[] {
  return objectsOf(overlay, 'Deployment').map((deployment) => {
    const { template } = deployment.spec ?? {};
    const [container, ...others] = template?.spec?.containers ?? [];
    if (container === undefined || others.length > 0) throw new Error('a pod of ours has one container');
    return { name: deployment.metadata?.name ?? '', deployment, container, labels: template?.metadata?.labels ?? {} };
  });
}

/** Workloads whose pods a selector picks. */
export function selected(
  workloads: readonly Workload[],
  selector: { matchLabels?: Record<string, string> } | undefined,
): string[] {
  const wanted = Object.entries(selector?.matchLabels ?? {});
  return workloads
    .filter(({ labels }) => wanted.every(([key, value]) => labels[key] === value))
    .map(({ name }) => name);
}
