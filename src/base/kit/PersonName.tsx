import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { chineseBeside, personName } from "../core/names/personName";
import { Phrase } from "./Phrase";

/** A line breaks before the Chinese name rather than within it. */
const Chinese = styled("span")({ wordBreak: "keep-all" });

interface Props {
  /** As the platform has it: Chinese, bilingual, or of another language. */
  readonly name: string;
  /** Writes the Chinese name after one in English, where there is room; otherwise it is in the tooltip. */
  readonly beside?: boolean;
  /** Another form of the name in the language shown, such as the family name in a greeting. */
  readonly as?: string;
}

/** The name of a person in the language shown, with the Chinese name beside it or in its tooltip in English [I18N-06]. */
export function PersonName({ name, beside = false, as }: Props) {
  const { locale } = useIntl();
  const shown = as ?? personName(name, locale);
  const chinese = chineseBeside(name, locale);
  if (chinese === null) return <Phrase text={shown} />;
  if (beside)
    return (
      <span>
        {shown} <Chinese lang="zh-CN">{chinese}</Chinese>
      </span>
    );
  // The tooltip has the language of its own element [I18N-05].
  return (
    <span lang="zh-CN" title={chinese}>
      <span lang="en">{shown}</span>
    </span>
  );
}
