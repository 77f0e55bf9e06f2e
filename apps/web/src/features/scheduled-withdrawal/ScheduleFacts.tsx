import { Fact, Facts, Nothing } from '@/shared/detail';
import { money } from '@/shared/format';
import { accountText } from './account-text';
import { cronText } from './cron';
import type { Schedule } from './schedule';
import { amountText, scheduleTexts as texts } from './schedule.texts';

/** Account, amount and frequency of a schedule. */
export const ScheduleFacts = ({ schedule: { account, amount, cron } }: { readonly schedule: Schedule }) => (
  <>
    {cron === null && <Nothing>{texts.none}</Nothing>}
    {(cron ?? account ?? amount) !== null && (
      <Facts>
        <Fact label={texts.cron} span="row">
          {cron && cronText(cron)}
        </Fact>
        <Fact label={texts.account} span="row">
          {account && accountText(account)}
        </Fact>
        <Fact label={texts.amount} span="row">
          {amount && amountText(amount, money(amount.value, 'ARS'))}
        </Fact>
      </Facts>
    )}
  </>
);
