/** Effects of each kind of deviation on people of the back-office. */
export const effects = {
  shape: 'Where a screen needs the value, people see an error in its place (SERVICE_BAD_ANSWER).',
  file: 'People get a file that their programs may not open.',
  failing: 'People see that the service is not available (SERVICE_UNAVAILABLE), and can only try again.',
  late: 'People wait, and then see that the service did not answer in time (SERVICE_TIMEOUT).',
  refused: 'Whoever asks so sees an error in place of the list.',
  ignored: 'Whoever filters so sees rows that do not match, and may act on them, or export them.',
  lost: 'Whoever filters so does not find what is there.',
  order: 'Rows stand in another order than the header of the column says.',
  paging: 'People miss rows, see some twice, or read a wrong total when they go through the pages.',
  sum: 'People read another sum than that of the rows that they ask for.',
  accepted: 'A filter that the service does not know would show everybody’s rows in place of a refusal.',
  absent: 'Who opens an address of something that does not exist sees a failure, not that it does not exist.',
  other: 'People see another thing than the one that they opened.',
  apart: 'People see one value in the list and another when they open the thing.',
  code: 'People see the general text of a refusal, without its cause and what to do next.',
  twice: 'A second click, or a retry after a lost answer, makes the change twice.',
  reused: 'Of two different changes under one key the second is lost, and the person is told that it was made.',
  widths: 'In a file of fixed widths an amount or an e-mail is read from the wrong place, and paid so.',
  unkept: 'People are told that something was changed, and find it as it was.',
  merged: 'What a person clears in a form comes back.',
  undone: 'People are told that something was made or deleted, and it was not.',
  unchecked: 'What is no valid change is made in place of a refusal.',
  unseen: 'A change goes through although somebody else has changed the thing meanwhile.',
} as const;

/** Kind of deviation, by its effect on people. */
export type Effect = keyof typeof effects;

/** Deviation from the contract. */
export interface Finding {
  readonly effect: Effect;
  readonly problem: string;
  /** First request with the deviation. */
  readonly request: string;
  /** Number of requests with the deviation. */
  times: number;
}

/** Findings of one operation. */
export interface OperationReport {
  /** Operation as in the contract: `GET /pagos/{id}`. */
  readonly operation: string;
  readonly id: string;
  /** Number of passed checks. */
  passed: number;
  readonly findings: Finding[];
  /** Reasons for checks that were not made. */
  readonly skipped: string[];
}

/** Collects the results of one operation. */
export interface Notes {
  readonly report: OperationReport;
  /** Records a check; a failed one becomes a finding. */
  readonly check: (holds: boolean, effect: Effect, problem: string, request: string) => void;
  readonly skip: (reason: string) => void;
  /** Fields of rows whose values violate the contract. Further comparisons with them would repeat the finding. */
  readonly spoiled: Set<string>;
}

/** Creates the notes of an operation. */
export const createNotes = (operation: string, id: string): Notes => {
  const report: OperationReport = { operation, id, passed: 0, findings: [], skipped: [] };
  return {
    report,
    spoiled: new Set(),
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
    `      ${effects[effect]}`,
  ].join('\n');

const operationText = ({ operation, passed, findings, skipped }: OperationReport): string => {
  const mark = findings.length > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const lines = [`  ${mark} ${operation}  ${passed} checks`, ...findings.map(textOf)];
  return [...lines, ...skipped.map((reason) => `    – not tried: ${reason}`)].join('\n');
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes the report for people. Its last line has the verdict and the number of operations that were tried. */
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

/** Writes the report in the JUnit format, for a CI. */
export const reportJunit = (service: string, reports: readonly OperationReport[]): string => {
  const failed = reports.filter(({ findings }) => findings.length > 0).length;
  const head = `<testsuite name="conformance ${escaped(service)}" tests="${reports.length}" failures="${failed}">`;
  const cases = reports.map((report) => caseText(service, report));
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
};
