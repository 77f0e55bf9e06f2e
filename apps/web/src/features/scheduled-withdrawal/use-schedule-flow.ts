import { check, destinationForm, scheduleCodes, scheduledAmountForm, scheduleValueOf } from '@backoffice/validators';
import { useRef, useState } from 'react';
import type { CollectorOption } from '@/domain/collector';
import { skipToken } from '@/shared/apollo';
import { notify, type NoticeLink } from '@/shared/feedback';
import { useForm } from '@/shared/form';
import { money } from '@/shared/format';
import { useScheduledWithdrawalQuery } from './Schedule.generated';
import { isCompatible, planOf, scheduleOf, takesAmount, type Schedule, type ScheduledAmount } from './schedule';
import { questionTexts, scheduleTexts as texts } from './schedule.texts';
import { usePlanRun } from './use-plan-run';

/** Step of the dialog (B80-B85). */
export type FlowStep = keyof typeof texts.steps;

/** Typed values; undefined while they are not valid. */
interface Wanted {
  readonly account: string | undefined;
  readonly amount: ScheduledAmount | undefined;
}

interface Question {
  readonly title: string;
  readonly detail: string;
  readonly confirmLabel: string;
}

const written = ({ value }: ScheduledAmount): string => money(value, 'ARS');

const accountQuestion = (before: string | null, after: string): Question | undefined => {
  if (before === after) return undefined;
  const confirmLabel = questionTexts.confirmAccount(before === null);
  return before === null
    ? { title: questionTexts.setAccount(after), detail: questionTexts.atTheEnd, confirmLabel }
    : { title: questionTexts.changeAccount, detail: questionTexts.fromTo(before, after), confirmLabel };
};

const amountQuestion = (before: ScheduledAmount | null, after: ScheduledAmount): Question | undefined => {
  if (before?.value === after.value && before.type === after.type) return undefined;
  const said = (amount: ScheduledAmount) => `${texts.types[amount.type].name} ${written(amount)}`;
  const confirmLabel = questionTexts.confirmAmount(before === null);
  return before === null
    ? { title: questionTexts.setAmount(written(after)), detail: questionTexts.atTheEnd, confirmLabel }
    : { title: questionTexts.changeAmount, detail: questionTexts.fromTo(said(before), said(after)), confirmLabel };
};

/** Returns the question before a step ends. Undefined if the step changes nothing. */
const questionOf = (step: FlowStep, stands: Schedule, { account, amount }: Wanted): Question | undefined => {
  if (step === 'account' && account !== undefined) return accountQuestion(stands.account, account);
  return step === 'amount' && amount ? amountQuestion(stands.amount, amount) : undefined;
};

/** Returns true if the GraphQL gateway would accept the expression. An existing expression may be invalid. */
const isGoodCron = (cron: string): boolean => scheduleValueOf(scheduleCodes.cron)?.isValidSync(cron) ?? false;

const noForms = { account: '', amountType: '', amount: '' };

const useScheduleForms = () => {
  const ignore = () => undefined;
  const account = useForm({ shape: destinationForm, initialValues: { account: noForms.account }, onSubmit: ignore });
  const amount = useForm({
    shape: scheduledAmountForm,
    initialValues: { amountType: noForms.amountType, amount: noForms.amount },
    onSubmit: ignore,
  });
  const [cron, setCron] = useState('');
  const accountChecked = check(destinationForm, account.values);
  const amountChecked = check(scheduledAmountForm, amount.values);
  const wantedAmount: ScheduledAmount | undefined = amountChecked.ok
    ? { type: amountChecked.value.amountType === 'minimum' ? 'minimum' : 'specific', value: amountChecked.value.amount }
    : undefined;
  return {
    account,
    amount,
    cron,
    setCron,
    wanted: { account: accountChecked.ok ? accountChecked.value.account : undefined, amount: wantedAmount, cron },
    fill: (stands: Schedule) => {
      account.resetForm({ values: { account: stands.account ?? '' } });
      const { type = '', value = '' } = stands.amount ?? {};
      amount.resetForm({ values: { amountType: type, amount: value && money(value, null) } });
      setCron(stands.cron ?? '');
    },
  };
};

/** Loads the schedule of the chosen collector, again on each opening. */
const useStanding = (given: CollectorOption | null) => {
  const [collector, choose] = useState(given);
  const query = useScheduledWithdrawalQuery(
    collector ? { variables: { collectorId: collector.id }, fetchPolicy: 'network-only' } : skipToken,
  );
  const found = collector ? query.data?.collector : undefined;
  const strategy = found?.withdrawalStrategy ?? null;
  return {
    collector,
    choose,
    query,
    readAgain: async () => (await query.refetch()).data?.collector?.configurations ?? undefined,
    found,
    entries: found?.configurations ?? undefined,
    variables: query.data?.configurationVariables ?? [],
    isCompatible: isCompatible(strategy),
    takesAmount: takesAmount(strategy),
  };
};

/** Returns the steps whose values are complete and valid. */
const readyOf = (
  { entries, isCompatible: compatible }: Pick<ReturnType<typeof useStanding>, 'entries' | 'isCompatible'>,
  { account, amount, cron }: Wanted & { readonly cron: string },
): Readonly<Record<FlowStep, boolean>> => ({
  entity: entries !== undefined && compatible,
  account: account !== undefined,
  amount: amount !== undefined,
  cron: isGoodCron(cron),
});

const tellMade = (changes: number, late: NoticeLink | undefined): void => {
  if (changes > 0) notify.success(texts.done, late);
  else notify.info(texts.unchanged, late);
};

interface FlowOptions {
  readonly collector: CollectorOption | null;
  /**
   * Called after all changes were made.
   * @param isGone true if the dialog was closed meanwhile
   */
  readonly onDone: (isGone: boolean) => void;
}

/** State of the dialog: its steps, their values and questions, and the changes at the end. */
export const useScheduleFlow = ({ collector: given, onDone }: FlowOptions) => {
  const standing = useStanding(given);
  const { collector, entries, variables } = standing;
  const forms = useScheduleForms();
  const { wanted } = forms;
  const run = usePlanRun({ collectorId: collector?.id ?? '', variables });
  const [at, goTo] = useState(0);
  const [question, ask] = useState<Question>();
  const filledFor = useRef<string>(undefined);
  const steps: readonly FlowStep[] = standing.takesAmount
    ? ['entity', 'account', 'amount', 'cron']
    : ['entity', 'account', 'cron'];
  const step = steps[at] ?? 'entity';
  const stands = scheduleOf(entries ?? []);

  const finish = async () => {
    const { account, cron } = wanted;
    const amount = standing.takesAmount ? wanted.amount : null;
    if (account === undefined || amount === undefined) return;
    const made = await run.run({
      shown: entries ?? [],
      read: standing.readAgain,
      stepsOf: (now) => planOf(now, { account, amount, cron }),
      // the person must review the changed schedule
      onChanged: () => goTo(0),
    });
    if (made === undefined) return;
    tellMade(made, run.late());
    onDone(run.late() !== undefined);
  };
  const isReady = readyOf(standing, wanted);
  const advance = () => {
    ask(undefined);
    if (step === 'entity' && filledFor.current !== collector?.id) {
      filledFor.current = collector?.id;
      forms.fill(stands);
    }
    goTo(at + 1);
  };
  return {
    ...standing,
    forms,
    run,
    stands,
    steps,
    step,
    at,
    ready: isReady[step] && !run.running,
    /** Makes the changes in the last step. In other steps moves on, after a question if the step changes something. */
    next: () => {
      if (!isReady[step] || run.running) return;
      if (step === 'cron') return void finish();
      const change = questionOf(step, stands, wanted);
      if (change) ask(change);
      else advance();
    },
    back: () => goTo(at - 1),
    question: question && { ...question, onConfirm: advance, onClose: () => ask(undefined) },
    dirty: at > 0,
  };
};

export type ScheduleFlow = ReturnType<typeof useScheduleFlow>;
