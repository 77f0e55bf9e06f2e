import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useScreenTitle, useViewer, WANTED, WANTS_ALL } from '@/shared/auth';
import { useFeatures } from '@/shared/feature/feature';
import {
  matchingAreas,
  permissionAreas,
  type PermissionRow,
  type PermissionsOfArea,
} from '@/shared/feature/permission-areas';
import { EmptyState } from '@/shared/feedback';
import { StatusToggles } from '@/shared/list';
import { ownRoles } from './own-roles';
import { PermissionTable } from './PermissionTable';
import { permissionsTexts as texts } from './permissions.texts';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
};

/** Returns the permissions that a refused page or action requires, each with its area. */
const wantedRows = (areas: readonly PermissionsOfArea[], names: readonly string[]): readonly PermissionRow[] =>
  areas.flatMap(({ area, rows }) =>
    rows
      .filter(({ permission }) => names.includes(permission))
      .map((row) => ({ ...row, words: `${area}: ${row.words}` })),
  );

type Shown = 'can' | 'cannot';

const count = (areas: readonly PermissionsOfArea[], isHeld: boolean): number =>
  areas.flatMap(({ rows }) => rows).filter((row) => row.isHeld === isHeld).length;

/**
 * Page that lists every permission of the schema in words, with the roles that include it. Codes are shown on demand.
 */
export const PermissionsPage = () => {
  const [search] = useSearchParams();
  const { username, permissions } = useViewer();
  const [text, setText] = useState('');
  const [chosen, choose] = useState<Shown | null>(null);
  const [withCodes, setWithCodes] = useState(false);
  const areas = permissionAreas(useFeatures(), permissions);
  const wanted = wantedRows(areas, search.get(WANTED)?.split(',') ?? []);
  const wantedOfSeveral = search.has(WANTS_ALL) ? texts.wantedAll : texts.wantedAny;
  const shown = matchingAreas(areas, { text, isHeld: chosen && chosen === 'can' });
  const held = count(areas, true);
  const lacked = count(areas, false);
  return (
    <Box sx={{ width: '100%', maxWidth: 1120, mx: 'auto', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{useScreenTitle()}</Typography>
      <Alert severity="info">
        {texts.intro(username, ownRoles(permissions), held, lacked)} {texts.ask}
      </Alert>
      {wanted.length > 0 && (
        <Part title={texts.wanted}>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {wanted.length === 1 ? texts.wantedOne : wantedOfSeveral}
          </Typography>
          <PermissionTable rows={wanted} />
        </Part>
      )}
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 1 }}>
        <TextField
          label={texts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { type: 'search', autoComplete: 'off' } }}
          sx={{ flex: '1 1 260px' }}
        />
        <StatusToggles<Shown>
          label={texts.shown}
          status={chosen}
          choices={[
            { id: 'can', name: texts.can(held) },
            { id: 'cannot', name: texts.cannot(lacked) },
          ]}
          onChange={choose}
        />
        <FormControlLabel
          label={texts.codes}
          control={<Switch checked={withCodes} onChange={(_event, checked) => setWithCodes(checked)} />}
        />
      </Box>
      <Box role="status">{shown.length === 0 && <EmptyState title={texts.nothing} />}</Box>
      {shown.map(({ area, rows }) => (
        <Part key={area} title={area}>
          <PermissionTable rows={rows} withCodes={withCodes} />
        </Part>
      ))}
    </Box>
  );
};
