import ts from 'typescript';
import { root } from './run/command.mjs';

/** Manifest, or a patch of one. */
export interface Manifest {
  /** File and index of the manifest. */
  readonly place: string;
  /** True for a patch that Kustomize merges into a manifest. */
  readonly patch: boolean;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Types of the Prometheus Operator that are used here, from its API reference (monitoring.coreos.com/v1). */
const MONITORING = `
  interface Metadata { name: string; namespace?: string; labels?: Record<string, string>; }
  interface Endpoint { port: string; path?: string; interval?: string; scrapeTimeout?: string; }
  interface PodMonitor {
    apiVersion: string; kind: 'PodMonitor'; metadata: Metadata;
    spec: { selector: { matchLabels: Record<string, string> }; podMetricsEndpoints: Endpoint[]; };
  }
  interface Rule {
    alert: string; expr: string; for?: string; labels: { severity: 'page' | 'ticket' };
    annotations: { summary: string; runbook: string };
  }
  interface PrometheusRule {
    apiVersion: string; kind: 'PrometheusRule'; metadata: Metadata; spec: { groups: { name: string; rules: Rule[] }[] };
  }`;

/** Returns the module with the types of a group and version: `networking.k8s.io/v1` is `networking/v1`. */
const moduleOf = (apiVersion: string): string =>
  apiVersion.includes('/') ? apiVersion.replace(/^(\w+)[\w.]*\//, '$1/') : `core/${apiVersion}`;

const typeOf = (kind: string, apiVersion: string): string =>
  apiVersion === 'monitoring.coreos.com/v1'
    ? MONITORING
    : `import type { ${kind} } from 'kubernetes-types/${moduleOf(apiVersion)}';`;

/**
 * Generates a TypeScript file for a manifest. The compiler then reports unknown fields, wrong types and, except in a
 * patch, missing fields.
 */
const sourceOf = ({ patch, content }: Manifest): string => {
  const kind = String(content['kind']);
  return [
    typeOf(kind, String(content['apiVersion'])),
    'type Part<T> = T extends readonly (infer I)[] ? Part<I>[] : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;',
    `export const manifest: ${patch ? `Part<${kind}>` : kind} = ${JSON.stringify(content)};`,
  ].join('\n');
};

/** Returns the type errors of manifests, with the place of the manifest. */
export const problemsOf = (manifests: readonly Manifest[]): readonly string[] => {
  const sources = new Map(manifests.map((manifest) => [`${root}${manifest.place}.ts`, sourceOf(manifest)]));
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const getSourceFile: typeof disk.getSourceFile = (name, version, ...rest) => {
    const source = sources.get(name);
    return source === undefined
      ? disk.getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, source, version);
  };
  const program = ts.createProgram([...sources.keys()], options, { ...disk, getSourceFile });
  return ts
    .getPreEmitDiagnostics(program)
    .map((found) => `${found.file?.fileName}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`);
};
