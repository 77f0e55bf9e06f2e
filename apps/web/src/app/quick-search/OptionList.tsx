import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { Fragment } from 'react';
import type { Option } from './results';

type Props = UseAutocompleteReturnValue<Option>;

interface OptionListProps {
  readonly options: readonly Option[];
  readonly listProps: ReturnType<Props['getListboxProps']>;
  readonly optionProps: Props['getOptionProps'];
}

/** Style of text for screen readers only. They do not read the headings of groups. */
const spoken = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

const Content = ({ label, detail, group }: Option) => (
  <>
    <Typography component="span" variant="body2" noWrap sx={{ mr: 'auto' }}>
      {label}
    </Typography>
    {detail !== undefined && (
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        noWrap
        sx={{ flex: 'none', maxWidth: { xs: '100%', sm: '50%' } }}
      >
        {detail}
      </Typography>
    )}
    <Box component="span" sx={spoken}>
      {group}
    </Box>
  </>
);

/** Options of the quick search, under the headings of their groups. */
export const OptionList = ({ options, listProps, optionProps }: OptionListProps) => (
  <Box
    component="ul"
    {...listProps}
    // the list is the offset parent: the library scrolls by the offsets of the options
    sx={{ position: 'relative', m: 0, p: 0, pb: 1, overflow: 'auto', maxHeight: '50vh', listStyle: 'none' }}
  >
    {options.map((option, index) => {
      const { key, ...props } = optionProps({ option, index });
      const isFirst = options[index - 1]?.group !== option.group;
      return (
        <Fragment key={key}>
          {isFirst && (
            <Typography
              role="presentation"
              component="li"
              variant="overline"
              color="textSecondary"
              sx={{ px: 2, pt: 1 }}
            >
              {option.group}
            </Typography>
          )}
          <Box
            component="li"
            {...props}
            sx={{
              display: 'flex',
              // on a phone the detail wraps to the next line, so that no amount is cut off
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'center',
              columnGap: 2,
              minHeight: 40,
              px: 2,
              py: { xs: 0.5, sm: 0 },
              cursor: 'pointer',
              '&.Mui-focused': { bgcolor: 'action.selected', '& > span': { color: 'text.primary' } },
            }}
          >
            <Content {...option} />
          </Box>
        </Fragment>
      );
    })}
  </Box>
);
