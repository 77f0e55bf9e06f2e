import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import { BalanceSection, CollectorPicker, withdrawalStrategyText } from '@/domain/collector';
import { SecondPerson } from '@/domain/second-person';
import { Fact, Facts, QuerySection } from '@/shared/detail';
import { AmountField, ChoiceField, FormField, FormLock, NUMBER_MAX_LENGTH } from '@/shared/form';
import { money } from '@/shared/format';
import { shortAccountText } from './account-text';
import { ScheduleFacts } from './ScheduleFacts';
import { CronFields } from './CronFields';
import { amountText, scheduleTexts as texts } from './schedule.texts';
import type { ScheduleFlow } from './use-schedule-flow';

interface StepProps {
  readonly flow: ScheduleFlow;
}

/** Step of the collector (B82). It shows the current schedule, or that the collector cannot have one (B237). */
export const EntityStep = ({ flow: { collector, choose, query, found, isCompatible, stands } }: StepProps) => {
  const locked = useContext(FormLock);
  return (
    <>
      <CollectorPicker
        label={texts.entity}
        value={collector}
        onChange={choose}
        field={{ name: 'collector', disabled: locked }}
      />
      {collector && (
        <QuerySection query={query} data={found?.configurations && found} texts={texts}>
          {(known) =>
            isCompatible ? (
              <>
                <Facts>
                  <Fact label={texts.strategy}>{withdrawalStrategyText(known)}</Fact>
                </Facts>
                <ScheduleFacts schedule={stands} />
              </>
            ) : (
              <Alert severity="warning">{texts.noStrategy}</Alert>
            )
          }
        </QuerySection>
      )}
    </>
  );
};

/** Step of the destination account (B83). */
export const AccountStep = ({ flow: { forms } }: StepProps) => (
  <FormField
    form={forms.account}
    name="account"
    label={texts.account}
    helperText={texts.accountHint}
    required
    autoFocus
    slotProps={{ htmlInput: { maxLength: NUMBER_MAX_LENGTH, spellCheck: false } }}
  />
);

const types = (['minimum', 'specific'] as const).map((id) => ({ id, ...texts.types[id] }));

/** Step of the amount (B84). It is skipped for batches, which have no amount of their own. */
export const AmountStep = ({ flow: { forms, collector } }: StepProps) => (
  <>
    <ChoiceField
      label={texts.amountType}
      value={forms.amount.values.amountType}
      options={types}
      onChange={(type) => void forms.amount.setFieldValue('amountType', type)}
    />
    <AmountField form={forms.amount} currencyId="ARS" label={texts.amount} />
    {collector && <BalanceSection collectorId={collector.id} />}
  </>
);

/**
 * Step of the frequency (B85). It also shows account and amount, so that the person can review the whole schedule with
 * its next runs.
 */
export const CronStep = ({ flow: { forms, takesAmount } }: StepProps) => {
  const { account, amount } = forms.wanted;
  return (
    <>
      <Box role="group" aria-label={texts.summary}>
        <Facts>
          <Fact label={texts.account} span="row">
            {account && shortAccountText(account)}
          </Fact>
          {takesAmount && (
            <Fact label={texts.amount} span="row">
              {amount && amountText(amount, money(amount.value, 'ARS'))}
            </Fact>
          )}
        </Facts>
      </Box>
      <CronFields value={forms.cron} onChange={forms.setCron} />
      <SecondPerson act="editSchedule" />
    </>
  );
};
