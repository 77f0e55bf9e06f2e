// Guards: A real API server of Kubernetes takes every manifest, and a pod of the gateway in a namespace that is restricted.
import { parseAllDocuments, stringify } from 'yaml';
import { hasApiServer, startApiServer } from './kubernetes/api-server.ts';
import { root } from './run/command.mjs';

/** Without `etcd`, `kube-apiserver` and `kubectl` in the path these tests are skipped. */
const withApiServer = hasApiServer ? describe : describe.skip;

const EXAMPLE = `${root}deploy/kubernetes/overlays/example`;

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly labels?: Readonly<Record<string, string>> };
  readonly spec?: { readonly template?: { readonly metadata: object; readonly spec: object } };
}

withApiServer('an API server of Kubernetes', () => {
  let server: Awaited<ReturnType<typeof startApiServer>>;
  let manifests: readonly Manifest[];
  beforeAll(async () => {
    server = await startApiServer();
    const { output } = server.kubectl(['kustomize', EXAMPLE]);
    const rendered = parseAllDocuments(output).map((document): Manifest => document.toJS());
    // kinds of the Prometheus Operator, which is not part of Kubernetes
    manifests = rendered.filter(({ apiVersion }) => !apiVersion.startsWith('monitoring.coreos.com/'));
  }, 90_000);
  afterAll(() => server.close());

  const give = (of: readonly unknown[], ...args: readonly string[]) =>
    server.kubectl([...args, '--filename', '-'], of.map((one) => stringify(one)).join('---\n'));
  const apply = (of: readonly unknown[], ...options: readonly string[]) =>
    give(of, 'apply', '--warnings-as-errors', ...options);
  const podWith = (more: object) => {
    const template = manifests.find(({ kind }) => kind === 'Deployment')?.spec?.template;
    const metadata = { ...template?.metadata, name: 'gateway', namespace: 'back-office' };
    return { apiVersion: 'v1', kind: 'Pod', metadata, spec: { ...template?.spec, ...more } };
  };

  test('takes all that Kustomize makes of the example, without a warning', () => {
    const namespaces = manifests.filter(({ kind }) => kind === 'Namespace');
    expect(apply(namespaces).status).toBe(0);
    const { status, output } = apply(manifests);
    expect([status, output]).toEqual([0, expect.not.stringMatching(/warning|error/i)]);
    expect(output.trim().split('\n')).toHaveLength(manifests.length);
    expect(manifests.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Deployment', 'Ingress', 'Service']));
  });

  test('finds nothing to change afterwards', () => {
    expect(give(manifests, 'diff')).toEqual({ status: 0, output: '' });
  });

  test('lets a pod of the gateway into the restricted namespace, and none that may do more', () => {
    expect(apply([podWith({})], '--dry-run=server')).toMatchObject({ status: 0 });
    const { status, output } = apply([podWith({ hostNetwork: true })], '--dry-run=server');
    expect([status, output]).toEqual([1, expect.stringContaining('violates PodSecurity "restricted')]);
  });
});
