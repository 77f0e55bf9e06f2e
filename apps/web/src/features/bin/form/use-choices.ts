import { mediaPayments } from '@/domain/payment-method/media.generated';
import { errorOf, skipToken } from '@/shared/apollo';
import { withoutAccents } from '@/shared/format';
import type { Found } from '@/shared/picker';
import { countries } from '../countries';
import { useBinBrandsQuery, useBinIssuersQuery, useBinSubtypesQuery, useBinTypesQuery } from './BinChoices.generated';
import { binFormTexts as texts } from '../bin.texts';
import type { Option } from './ChoicePicker';

type UseChoices = typeof useBinBrandsQuery | typeof useBinTypesQuery;

/** Creates a hook that searches options in the service (B336). */
const foundBy =
  (useQuery: UseChoices) =>
  (search: string | undefined): Found<Option> => {
    const text = search?.trim();
    const result = useQuery(search === undefined ? skipToken : { variables: text ? { search: text } : {} });
    const { rows = [], size = 0 } = result.data?.choices ?? {};
    return {
      options: rows,
      loading: result.loading,
      nothing: errorOf(result)?.message ?? texts.nothingFound,
      // the service returns only the first matches
      ...(size > rows.length && { more: texts.more(rows.length, size) }),
    };
  };

/** Creates a hook that filters a local list by part of the text, without regard to case or accents (B147). */
const among =
  (all: readonly Option[]) =>
  (search = ''): Found<Option> => {
    const wanted = withoutAccents(search);
    const options = all.filter(({ description }) => withoutAccents(description).includes(wanted));
    return { options, loading: false, nothing: texts.nothingFound };
  };

export const useBrands = foundBy(useBinBrandsQuery);
export const useTypes = foundBy(useBinTypesQuery);
export const useSubtypes = foundBy(useBinSubtypesQuery);
export const useIssuers = foundBy(useBinIssuersQuery);
export const useCountries = among(countries);
export const usePaymentMethods = among(mediaPayments.map(({ id, name }) => ({ id: String(id), description: name })));
