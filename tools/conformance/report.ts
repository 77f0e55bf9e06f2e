/** Effects of each kind of deviation, as people of the back-office see them. */
export const seen = {
  shape: 'Where a screen needs the value, people see an error in its place (SERVICE_BAD_ANSWER).',
  file: 'People get a file that their programs may not open.',
  failing: 'People see that the service is not available (SERVICE_UNAVAILABLE), and can only try again.',
  late: 'People wait, and then see that the service did not answer in time (SERVICE_TIMEOUT).',
  refused: 'Whoever asks so sees an error in place of the list.',
  ignored: 'Whoever filters so sees rows that do not match, and may act on them, or export them.',
  lost: 'Whoever filters so does not find what is there.',
  order: 'Rows stand in another order than the header of the column says.',
  paging: 'People miss rows, see some twice, or read a wrong total when they go through the pages.',
  accepted: 'A filter that the service does not know would show everybody’s rows in place of a refusal.',
  absent: 'Who opens an address of something that does not exist sees a failure, not that it does not exist.',
  other: 'People see another thing than the one that they opened.',
  code: 'People see the general text of a refusal, without its cause and what to do next.',
  twice: 'A second click, or a retry after a lost answer, makes the change twice.',
  reused: 'Of two different changes under one key the second is lost, and the person is told that it was made.',
  widths: 'In a file of fixed widths an amount or an e-mail is read from the wrong place, and paid so.',
  unkept: 'People are told that something was changed, and find it as it was.',
  merged: 'What a person clears in a form comes back.',
  unseen: 'A change goes through although somebody else has changed the thing meanwhile.',
} as const;

/** Kind of a deviation, by what it does to people. */
export type Effect = keyof typeof seen;

/** A deviation from the contract. */
export interface Finding {
  readonly effect: Effect;
  readonly problem: string;
  /** First request that showed it. */
  readonly request: string;
  /** Requests that showed it. */
  times: number;
}

/** Findings of one operation. */
export interface OperationReport {
  /** As the contract has it: `GET /pagos/{id}`. */
  readonly operation: string;
  readonly id: string;
  /** Checks that held. */
  passed: number;
  readonly findings: Finding[];
  /** Reasons why something was not tried. */
  readonly skipped: string[];
}

/** Takes notes of one operation. */
export interface Notes {
  readonly report: OperationReport;
  /** Notes a check: a deviation where it did not hold. */
  readonly check: (holds: boolean, effect: Effect, problem: string, request: string) => void;
  readonly skip: (reason: string) => void;
}

/** Opens the notes of an operation. */
export const createNotes = (operation: string, id: string): Notes => {
  const report: OperationReport = { operation, id, passed: 0, findings: [], skipped: [] };
  return {
    report,
    check: (holds, effect, problem, request) => {
      if (holds) {
        report.passed += 1;
        return;
      }
      const known = report.findings.find((finding) => finding.effect === effect && finding.problem === problem);
      if (known) known.times += 1;
      else report.findings.push({ effect, problem, request, times: 1 });
    },
    skip: (reason) => {
      if (!report.skipped.includes(reason)) report.skipped.push(reason);
    },
  };
};

const textOf = ({ effect, problem, request, times }: Finding): string =>
  [
    `    ✗ ${problem}`,
    `      ${request}${times === 1 ? '' : ` and ${String(times - 1)} more`}`,
    `      ${seen[effect]}`,
  ].join('\n');

const operationText = ({ operation, passed, findings, skipped }: OperationReport): string => {
  const mark = findings.length > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const lines = [`  ${mark} ${operation}  ${passed} checks`, ...findings.map(textOf)];
  return [...lines, ...skipped.map((reason) => `    – not tried: ${reason}`)].join('\n');
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes the report for people; its last line says how many operations the verdict is about. */
export const reportText = (service: string, reports: readonly OperationReport[]): string => {
  const deviations = reports.flatMap(({ findings }) => findings).length;
  const tried = reports.filter(({ passed, findings }) => passed > 0 || findings.length > 0).length;
  const verdict = deviations === 0 ? 'The service keeps its contract' : counted(deviations, 'deviation');
  const end = `${verdict}: ${tried} of ${counted(reports.length, 'operation')} tried.`;
  return [service, ...reports.map(operationText), '', end].join('\n');
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const caseText = (service: string, { operation, findings, passed, skipped }: OperationReport): string => {
  const failures = findings.map(
    (finding) => `<failure message="${escaped(finding.problem)}">${escaped(textOf(finding))}</failure>`,
  );
  const skip = failures.length === 0 && passed === 0 ? [`<skipped message="${escaped(skipped.join('; '))}"/>`] : [];
  return `<testcase classname="${escaped(service)}" name="${escaped(operation)}">${[...failures, ...skip].join('')}</testcase>`;
};

/** Writes the report for a CI, in the format of JUnit. */
export const reportJunit = (service: string, reports: readonly OperationReport[]): string => {
  const failed = reports.filter(({ findings }) => findings.length > 0).length;
  const head = `<testsuite name="conformance ${escaped(service)}" tests="${reports.length}" failures="${failed}">`;
  const cases = reports.map((report) => caseText(service, report));
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
};
