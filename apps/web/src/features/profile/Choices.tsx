import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { density } from '@/shared/grid/density';
import { singleKeys } from '@/shared/keyboard';
import { usePreference } from '@/shared/preferences';
import { useThemeMode } from '@/shared/theme';
import { profileTexts as texts } from './profile.texts';

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Radio buttons whose choice applies at once. */
const ChoiceGroup = <Value extends string>({ label, options, value, onChoose }: ChoiceGroupProps<Value>) => (
  <RadioGroup aria-label={label} value={value}>
    {options.map(([option, words]) => (
      <FormControlLabel
        key={option}
        value={option}
        label={words}
        control={<Radio onChange={() => onChoose(option)} />}
      />
    ))}
  </RadioGroup>
);

const densities = [
  ['compact', texts.densityCompact],
  ['normal', texts.densityNormal],
  ['wide', texts.densityWide],
] as const;

/** Choice of the row height of the lists. */
export const DensityChoice = () => {
  const [chosen, change] = usePreference(density);
  return (
    <ChoiceGroup label={texts.density} options={densities} value={chosen} onChoose={(next) => change(() => next)} />
  );
};

const modes = [
  ['system', texts.themeSystem],
  ['light', texts.themeLight],
  ['dark', texts.themeDark],
] as const;

/** Choice of the theme, which is also in the top bar. */
export const ThemeChoice = () => {
  const { mode, choose } = useThemeMode();
  return <ChoiceGroup label={texts.theme} options={modes} value={mode} onChoose={choose} />;
};

/** Switch of the single-key shortcuts, such as `/` and `J`. */
export const SingleKeysChoice = () => {
  const [isOn, change] = usePreference(singleKeys);
  return (
    <FormControlLabel
      label={texts.singleKeys}
      control={<Switch checked={isOn} onChange={(_event, checked) => change(() => checked)} />}
    />
  );
};
