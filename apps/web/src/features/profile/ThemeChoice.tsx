import { useThemeMode } from '@/shared/theme';
import { ChoiceGroup } from './ChoiceGroup';
import { profileTexts as texts } from './profile.texts';

const options = [
  ['system', texts.themeSystem],
  ['light', texts.themeLight],
  ['dark', texts.themeDark],
] as const;

/** The same choice as in the top bar. */
export const ThemeChoice = () => {
  const { mode, choose } = useThemeMode();
  return <ChoiceGroup label={texts.theme} options={options} value={mode} onChoose={choose} />;
};
