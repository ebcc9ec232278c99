import '../toolchain/native/native-toolchain.ts';
import '../../reference/domineering/rules.ts';
