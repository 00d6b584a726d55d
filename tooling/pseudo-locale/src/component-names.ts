import * as date from '@guadua/date';
import * as file from '@guadua/file';
import * as forms from '@guadua/forms';
import * as select from '@guadua/select';
import * as utils from '@guadua/utils';
import * as carousel from '@guadua/utils/carousel';
import * as social from '@guadua/utils/social';
import * as ui from '@guadua/utils/ui';

/** Every public component: functions with a capital letter that are no classes. */
export function componentNames(): string[] {
  return [utils, ui, carousel, social, forms, select, date, file].flatMap((entry) =>
    Object.entries(entry)
      .filter(
        ([name, value]) =>
          /^[A-Z]\w*[a-z]/.test(name) &&
          typeof value === 'function' &&
          !/^class\b/.test(Function.prototype.toString.call(value)),
      )
      .map(([name]) => name),
  );
}
