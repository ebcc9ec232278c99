void half() { (
