import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useThemeMode, type ThemeMode } from '@/shared/theme';
import { profileTexts } from './profile.texts';

const choices = [
  ['system', profileTexts.themeSystem],
  ['light', profileTexts.themeLight],
  ['dark', profileTexts.themeDark],
] as const satisfies readonly (readonly [ThemeMode, string])[];

/** The same choice as in the top bar. */
export const ThemeChoice = () => {
  const { mode, choose } = useThemeMode();
  return (
    <RadioGroup aria-label={profileTexts.theme} value={mode}>
      {choices.map(([value, label]) => (
        <FormControlLabel
          key={value}
          value={value}
          label={label}
          control={
            <Radio
              onChange={() => {
                choose(value);
              }}
            />
          }
        />
      ))}
    </RadioGroup>
  );
};
