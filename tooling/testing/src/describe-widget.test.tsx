import { describeWidget } from '.';
import { choiceOptions } from './fixtures/choice-options';

describeWidget('<Choice>', choiceOptions());
