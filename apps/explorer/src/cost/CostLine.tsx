import { texts } from '../explorer.texts';
import type { OperationCost } from './operation-cost';

const number = new Intl.NumberFormat('es-AR');

const Part = ({ label, of: [needed, most] }: { readonly label: string; readonly of: OperationCost['calls'] }) => (
  <div className={needed > most ? 'beyond' : undefined}>
    <dt>{label}</dt>
    <dd>{texts.outOf(number.format(needed), number.format(most))}</dd>
  </div>
);

/** Cost of the last operation as computed by the gateway, with its limits. */
export const CostLine = ({ calls, values, requests, remaining }: OperationCost) => (
  <dl className="cost" aria-label={texts.cost}>
    <Part label={texts.costCalls} of={calls} />
    <Part label={texts.costValues} of={values} />
    <div>
      <dt>{texts.costRequests}</dt>
      <dd>{number.format(requests)}</dd>
    </div>
    {remaining && (
      <div>
        <dt>{texts.costRemaining}</dt>
        <dd>{texts.outOf(number.format(remaining[0]), number.format(remaining[1]))}</dd>
      </div>
    )}
  </dl>
);
