import { describeWidget } from '../src';
import { choiceOptions } from './choice-options';

describeWidget('<Choice>', choiceOptions());
