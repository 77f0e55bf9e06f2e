import { useApolloClient, useDocument } from '@/shared/apollo';
import { ActionButton } from './ActionButton';
import type { ActionName } from './action-names.generated';
import type { OfferedEntity } from './offered-actions';
import type { AskedActions, RowMenuProps } from './row-menu-props';
import { useOffers } from './use-offers';

/** Maximum number of actions that a panel shows as buttons; its menu has all of them. */
const BUTTONS = 2;

type OffersOfRow<Name extends ActionName, Entity> = Pick<RowMenuProps<Name, Entity>, 'id' | 'offers' | 'entity'>;

/** Buttons of the first allowed actions of a row. Actions that only an icon shows elsewhere are left to the menu. */
const RowButtons = <Name extends ActionName, Entity extends OfferedEntity>({
  offers,
  entity,
}: OffersOfRow<Name, Entity>) => {
  const client = useApolloClient();
  const { offered } = useOffers(offers, { onChanged: () => void client.refetchQueries({ include: 'active' }) });
  return offered(entity)
    .filter(({ refusal, atHand }) => refusal === undefined && !atHand)
    .slice(0, BUTTONS)
    .map((action) => <ActionButton key={action.name} action={action} />);
};

/** Buttons of a row whose actions are read when its panel opens. */
const AskingButtons = <Name extends ActionName, Entity extends OfferedEntity>({
  asked,
  ...row
}: OffersOfRow<Name, Entity> & { readonly asked: AskedActions<Entity> }) => {
  const { data } = useDocument<{ readonly entity: Entity | null }, { id: string }>(asked.query, {
    variables: { id: row.id },
  });
  return <RowButtons {...row} entity={data?.entity ?? undefined} />;
};

/** First allowed actions of a row as buttons, in its panel. */
export const RowMenuButtons = <Name extends ActionName, Entity extends OfferedEntity>({
  asked,
  ...row
}: OffersOfRow<Name, Entity> & Pick<RowMenuProps<Name, Entity>, 'asked'>) =>
  asked ? <AskingButtons {...row} asked={asked} /> : <RowButtons {...row} />;
