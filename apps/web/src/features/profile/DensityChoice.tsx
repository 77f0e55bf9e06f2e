import { density } from '@/shared/grid/density';
import { usePreference } from '@/shared/preferences';
import { ChoiceGroup } from './ChoiceGroup';
import { profileTexts as texts } from './profile.texts';

const options = [
  ['compact', texts.densityCompact],
  ['normal', texts.densityNormal],
  ['wide', texts.densityWide],
] as const;

/** How much room the rows of every table have. */
export const DensityChoice = () => {
  const [chosen, change] = usePreference(density);
  return (
    <ChoiceGroup
      label={texts.density}
      options={options}
      value={chosen}
      onChoose={(next) => {
        change(() => next);
      }}
    />
  );
};
